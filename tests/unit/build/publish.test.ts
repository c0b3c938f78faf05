import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  BuildError,
  lock,
  type Places,
  placesIn,
  publish,
  recover,
} from "../../../src/build/publish.ts";

let folder: string;
let places: Places;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "publish-"));
  places = placesIn(join(folder, ".build"), join(folder, "dist"));
  mkdirSync(join(folder, ".build"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(place: string, text: string): void {
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, "index.html"), text);
}

const read = (place: string) => readFileSync(join(place, "index.html"), "utf8");

test("the first build becomes the site", () => {
  put(places.building, "new");
  publish(places);
  expect(read(places.site)).toBe("new");
  expect(readdirSync(join(folder, ".build"))).toEqual([]);
});

test("a later build takes the former one's place whole", () => {
  put(places.site, "old");
  writeFileSync(join(places.site, "gone.html"), "old");
  put(places.building, "new");
  publish(places);
  expect(read(places.site)).toBe("new");
  expect(readdirSync(places.site)).toEqual(["index.html"]);
  expect(readdirSync(join(folder, ".build"))).toEqual([]);
});

test("a swap that fails leaves the former site", () => {
  put(places.site, "old");
  expect(() => publish(places)).toThrow("ENOENT");
  expect(read(places.site)).toBe("old");
});

test("a swap that fails the first time leaves no site", () => {
  expect(() => publish(places)).toThrow("ENOENT");
  expect(existsSync(places.site)).toBe(false);
});

test("a swap that was cut off between its renames is undone by the next build", () => {
  put(places.former, "old");
  put(places.building, "new");
  recover(places);
  expect(read(places.site)).toBe("old");
  expect(readdirSync(join(folder, ".build"))).toEqual([]);
});

test("a swap that was cut off after its renames stays done", () => {
  put(places.site, "new");
  put(places.former, "old");
  recover(places);
  expect(read(places.site)).toBe("new");
  expect(existsSync(places.former)).toBe(false);
});

test("a build that was cut off is cleared away", () => {
  put(places.building, "half");
  recover(places);
  expect(existsSync(places.building)).toBe(false);
  expect(existsSync(places.site)).toBe(false);
});

test("one build runs at a time", () => {
  const file = join(folder, ".build/lock");
  const release = lock(file);
  expect(() => lock(file)).toThrow(BuildError);
  release();
  lock(file)();
  expect(existsSync(file)).toBe(false);
});

test.each(["", "rubbish", "-1", "2147483646"])(
  "a lock that a dead process left (%j) is taken over",
  (owner) => {
    const file = join(folder, ".build/lock");
    writeFileSync(file, owner);
    lock(file)();
    expect(existsSync(file)).toBe(false);
  },
);
