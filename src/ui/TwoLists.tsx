import type { ListItem } from "../schemas/sections.ts";
import { Band } from "./Band.tsx";
import { RuledList } from "./RuledList.tsx";
import { Split } from "./Split.tsx";
import { Stack } from "./Stack.tsx";

interface Props {
  ground?: "mist";
  /** Those that are undefined are left out. */
  lists: readonly ({ title: string; items: readonly ListItem[] } | undefined)[];
}

/** A band of two lists side by side, each below its heading; nothing without them. */
export function TwoLists({ ground, lists }: Props) {
  const there = lists.filter((list) => list !== undefined);
  if (there.length === 0) return null;
  return (
    <Band {...(ground && { ground })}>
      <Split even>
        {there.map(({ title, items }) => (
          <Stack key={title}>
            <h2>{title}</h2>
            <RuledList items={items} />
          </Stack>
        ))}
      </Split>
    </Band>
  );
}
