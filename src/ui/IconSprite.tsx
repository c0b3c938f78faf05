import {
  ArrowLeft,
  ArrowRight,
  ArrowUpRight,
  Calendar,
  CalendarPlus,
  Check,
  ChevronDown,
  ChevronRight,
  FileText,
  Hospital,
  House,
  type IconNode,
  Menu,
  Minus,
  Navigation,
  Phone,
  Plus,
  Printer,
  Search,
  Siren,
  X,
} from "lucide";
import { createElement } from "react";
import { type IconName, iconId } from "./icon-names.ts";

/** A person in a circle, the usual sign for accessibility settings. Lucide's is less clear. */
const access: IconNode = [
  ["circle", { cx: 12, cy: 12, r: 10 }],
  ["path", { d: "m7 10 5 1 5-1M12 11v3.5L9.5 18m2.5-3.5 2.5 3.5" }],
  ["circle", { cx: 12, cy: 7, r: 0.6 }],
];

const icons: Record<IconName, IconNode> = {
  access,
  "arrow-left": ArrowLeft,
  "arrow-right": ArrowRight,
  "arrow-up-right": ArrowUpRight,
  calendar: Calendar,
  "calendar-plus": CalendarPlus,
  check: Check,
  "chevron-down": ChevronDown,
  "chevron-right": ChevronRight,
  document: FileText,
  hospital: Hospital,
  house: House,
  menu: Menu,
  minus: Minus,
  navigation: Navigation,
  phone: Phone,
  plus: Plus,
  printer: Printer,
  search: Search,
  siren: Siren,
  close: X,
};

/** The shapes of icons, once a page. Each `Icon` refers to one. */
export function IconSprite({ names }: { names: Iterable<IconName> }) {
  return (
    <div hidden>
      <svg aria-hidden="true">
        {[...names].map((name) => (
          <symbol key={name} id={iconId(name)} viewBox="0 0 24 24">
            {icons[name].map(([tag, attributes]) =>
              createElement(tag, { ...attributes, key: JSON.stringify(attributes) }),
            )}
          </symbol>
        ))}
      </svg>
    </div>
  );
}
