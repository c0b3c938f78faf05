// @vitest-environment jsdom
import { fireEvent } from "@testing-library/dom";
import { beforeEach, expect, test } from "vitest";
import { modalDialog } from "../../../src/parts/frame/modal-dialog.ts";

const widget = "https://booking.example/widget.js";
const scripts = () => [...document.head.querySelectorAll("script")];
/** The turn that the observer needs, and the frame after which the widget is asked for. */
const turn = () =>
  new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => setTimeout(resolve))));

let dialog: HTMLDialogElement;
let opener: HTMLElement;

// jsdom has neither invoker commands nor closedby: it is the older browser that the enhancement is for.
beforeEach(() => {
  document.head.innerHTML = "";
  document.body.innerHTML = `<button type="button" id="opener" command="show-modal" commandfor="booking" popovertarget="booking"></button><dialog id="booking" popover="auto" data-widget="${widget}"><button type="button" id="close" command="close" commandfor="booking"></button><p>Call us</p></dialog>`;
  dialog = document.querySelector("dialog") as HTMLDialogElement;
  opener = document.getElementById("opener") as HTMLElement;
  dialog.showModal = () => dialog.setAttribute("open", "");
  dialog.close = () => dialog.removeAttribute("open");
  modalDialog(dialog);
});

test("the buttons open and close it where the browser knows no commands, and the popover stays out of it", () => {
  expect(fireEvent.click(opener)).toBe(false);
  expect(dialog.open).toBe(true);
  expect(fireEvent.click(opener)).toBe(false);
  expect(fireEvent.click(document.getElementById("close") as HTMLElement)).toBe(false);
  expect(dialog.open).toBe(false);
});

test("a widget that fails is asked for again at the next opening", async () => {
  dialog.showModal();
  await turn();
  fireEvent.error(scripts()[0] as HTMLElement);
  expect(scripts()).toEqual([]);
  expect(dialog.open).toBe(true);
  dialog.close();
  dialog.showModal();
  await turn();
  expect(scripts()).toHaveLength(1);
});
