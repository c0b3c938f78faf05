import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { privacyProofPath } from "../../src/data/routes.ts";
import { pageAt, pages, practice, root } from "./built-site.ts";

const proof = JSON.parse(readFileSync(root + privacyProofPath, "utf8")) as {
  pagesLookedAt: number;
  hostsAskedOnlyWhenAVisitorAsks: { host: string }[];
};

it("the proof covers every page, and names the map's and the booking service's hosts alone", () => {
  expect(proof.pagesLookedAt).toBe(pages.length);
  const guests = [practice.mapEmbedUrl, practice.booking.widgetScriptUrl].filter((address) => address !== undefined);
  const hosts = guests.map((address) => new URL(address).host);
  expect(proof.hostsAskedOnlyWhenAVisitorAsks.map(({ host }) => host)).toEqual(hosts.toSorted());
});

it("the privacy statement leads to the proof", () => {
  expect(pageAt("/your-privacy").main.querySelector(`a[href="${privacyProofPath}"]`)).not.toBeNull();
});
