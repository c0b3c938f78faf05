import {
  ArrowLeft,
  ArrowRight,
  ArrowUpRight,
  CalendarDays,
  ChevronDown,
  ChevronRight,
  FileText,
  type IconNode,
  Menu,
  Minus,
  Navigation,
  Phone,
  Plus,
  RotateCcw,
  Star,
  X,
} from "lucide";
import { createElement } from "react";

/** A person in a circle, the usual sign for accessibility settings; Lucide has none that reads so well. */
const access: IconNode = [
  ["circle", { cx: 12, cy: 12, r: 10 }],
  ["path", { d: "m7 10 5 1 5-1M12 11v3.5L9.5 18m2.5-3.5 2.5 3.5" }],
  ["circle", { cx: 12, cy: 7, r: 0.6 }],
];

const icons = {
  access,
  "arrow-left": ArrowLeft,
  "arrow-right": ArrowRight,
  "arrow-up-right": ArrowUpRight,
  calendar: CalendarDays,
  "chevron-down": ChevronDown,
  "chevron-right": ChevronRight,
  document: FileText,
  menu: Menu,
  minus: Minus,
  navigation: Navigation,
  phone: Phone,
  plus: Plus,
  reset: RotateCcw,
  star: Star,
  close: X,
} satisfies Record<string, IconNode>;

export type IconName = keyof typeof icons;

/** The shapes of all interface icons, once a page. Each `Icon` points into it. */
export function IconSprite() {
  return (
    <svg width="0" height="0" className="visually-hidden" aria-hidden="true">
      {Object.entries(icons).map(([name, nodes]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          {nodes.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
        </symbol>
      ))}
    </svg>
  );
}
