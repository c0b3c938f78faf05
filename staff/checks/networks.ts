import { type Problem, problemAt } from "../../src/data/content-error.ts";
import type { Content } from "../../src/data/load-content.ts";

/** Social networks by a word of their names, each with the ends of its hosts. */
const networks: Readonly<Record<string, readonly string[]>> = {
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
};

/** Addresses of social pages that lead to another site than their names say. */
export function otherNetworks({ practice, strings }: Content): Problem[] {
  return practice.social.flatMap(({ name, url }, index) => {
    const hosts = name
      .toLowerCase()
      .split(/[^a-z]+/)
      .flatMap((word) => (Object.hasOwn(networks, word) ? (networks[word] ?? []) : []));
    const host = URL.parse(url)?.hostname;
    const isRight = hosts.some((end) => host === end || host?.endsWith(`.${end}`));
    if (host === undefined || hosts.length === 0 || isRight) return [];
    const field = `social.${index}.url`;
    const file = "content/practice.yaml";
    const line = strings.find((string) => string.file === file && string.field === field)?.line;
    return problemAt(
      { file, line, field },
      `This address is on ${host}, and its name is ${name}. Write an address on ${hosts[0]}, or another name.`,
    );
  });
}
