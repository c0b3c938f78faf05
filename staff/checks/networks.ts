import { type Problem, problemAt } from "../../src/data/content-error.ts";
import type { Content } from "../../src/data/load-content.ts";
import { placeOf } from "../place.ts";

/** Social networks by a word of their names, each with the ends of its hosts. */
const networks: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    bluesky: ["bsky.app"],
    facebook: ["facebook.com", "fb.com", "fb.me"],
    google: ["google.com", "goo.gl", "g.co", "g.page"],
    healthgrades: ["healthgrades.com"],
    instagram: ["instagram.com"],
    linkedin: ["linkedin.com", "lnkd.in"],
    nextdoor: ["nextdoor.com"],
    pinterest: ["pinterest.com", "pin.it"],
    threads: ["threads.com", "threads.net"],
    tiktok: ["tiktok.com"],
    twitter: ["x.com", "twitter.com"],
    x: ["x.com", "twitter.com"],
    yelp: ["yelp.com"],
    youtube: ["youtube.com", "youtu.be"],
  }),
);

/** Addresses of social pages that lead to another site than their names say. */
export function otherNetworks(content: Content): Problem[] {
  return content.practice.social.flatMap(({ name, url }, index) => {
    const words = name.toLowerCase().split(/[^a-z]+/);
    const hosts = words.flatMap((word) => networks.get(word) ?? []);
    const host = URL.parse(url)?.hostname;
    const isRight = hosts.some((end) => host === end || host?.endsWith(`.${end}`));
    if (host === undefined || hosts.length === 0 || isRight) return [];
    return problemAt(
      placeOf(content, "content/practice.yaml", `social.${index}.url`),
      `This address is on ${host}, and its name is ${name}. Write an address on ${hosts[0]}, or another name.`,
    );
  });
}
