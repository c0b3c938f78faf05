// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { sayWhatWillHappen } from "../../../../staff/editor/dialogs.ts";

beforeAll(() => sayWhatWillHappen());
afterEach(() => document.body.replaceChildren());

/** Opens a dialog as Sveltia does. */
function open(title: string, words: string, button: string): void {
  document.body.innerHTML = `<div role="alertdialog" aria-label="${title}"><div>${words}</div><button type="button">${button}</button></div>`;
}

it("a change of somebody else is kept, and the dialog says so", async () => {
  open(
    "Entry Changed by Someone Else",
    "Ana changed this entry on November 2, after you opened it. If you save now, their changes will be lost.",
    "Save Anyway",
  );
  expect(await screen.findByRole("button", { name: "Keep Both" })).toBeDefined();
  const dialog = screen.getByRole("alertdialog");
  expect(dialog.textContent).toContain("both are kept: their change and yours");
  expect(dialog.textContent).not.toContain("lost");
});

it("so does the line above the form", async () => {
  document.body.innerHTML = `<div role="alert">Ana changed this entry. If you save now, their changes will be lost.</div>`;
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("both are kept"));
});

it("an entry that somebody else deleted is made again, as the dialog says", async () => {
  const words = "If you save now, the entry will be created again.";
  open("Entry Changed by Someone Else", words, "Save Anyway");
  await waitFor(() => expect(screen.getByRole("button", { name: "Save Anyway" })).toBeDefined());
  expect(screen.getByRole("alertdialog").textContent).toContain(words);
});

it("what the check would refuse is not to be tried again later", async () => {
  open(
    "Error",
    "There was an error while saving the entry. Please try again later. <div>Nothing was saved. Closures, 1, Day: …</div>",
    "OK",
  );
  await waitFor(() =>
    expect(screen.getByRole("alertdialog").textContent).not.toContain("try again later"),
  );
  expect(screen.getByRole("alertdialog").textContent).toContain("Nothing was saved.");
});

it("nothing is offered that is refused", async () => {
  document.body.innerHTML = `
    <button role="menuitem" disabled>Edit Slug</button><button role="menuitem">Delete</button>
    <dialog open><button role="option">folder Field Assets</button><button role="option">folder Global Assets</button></dialog>`;
  await waitFor(() => expect(screen.queryByRole("menuitem", { name: "Edit Slug" })).toBeNull());
  expect(screen.getByRole("menuitem", { name: "Delete" })).toBeDefined();
  expect(screen.getAllByRole("option")).toHaveLength(1);
});

it("the box of a part says the same whether the part is there or not", async () => {
  document.body.innerHTML = `<div class="sui checkbox"><button role="checkbox" aria-labelledby="a"></button><label id="a">Add \u2068Arrival\u2069</label></div>`;
  expect(await screen.findByText(/^Include \W?Arrival/)).toBeDefined();
});

it("the end of an address is not called a slug", async () => {
  document.body.innerHTML = `<h2>Slug</h2><button role="menuitem">Edit Slug</button>`;
  expect(await screen.findByRole("heading", { name: "Address" })).toBeDefined();
  expect(screen.getByRole("menuitem", { name: "Edit Address" })).toBeDefined();
});
