import {
  ArrowLeft,
  ArrowRight,
  ArrowUpRight,
  Calendar,
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
  X,
} from "lucide";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { optimize } from "svgo";
import { type IconName, iconIdOf, iconNames } from "../Icon/icon-names.ts";

/** A person in a circle, the usual sign for accessibility settings; Lucide has none that reads so well. */
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
  "chevron-down": ChevronDown,
  "chevron-right": ChevronRight,
  document: FileText,
  menu: Menu,
  minus: Minus,
  navigation: Navigation,
  phone: Phone,
  plus: Plus,
  reset: RotateCcw,
  close: X,
};

/** An icon's shapes in few bytes, to a tenth of its grid of 24. */
function shapesOf(nodes: IconNode): string {
  const drawing = (
    <svg fill="none" aria-hidden="true">
      {nodes.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
  const { data } = optimize(renderToStaticMarkup(drawing), {
    floatPrecision: 1,
    plugins: ["preset-default"],
  });
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, "");
}

const shapes = iconNames.map((name) => ({
  id: iconIdOf(name),
  shapes: { __html: shapesOf(icons[name]) },
}));

/** The shapes of all interface icons, once a page. Each `Icon` points into it. */
export function IconSprite() {
  return (
    <div hidden>
      <svg aria-hidden="true">
        {shapes.map(({ id, shapes: __html }) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes from our own list of icons.
          <symbol key={id} id={id} viewBox="0 0 24 24" dangerouslySetInnerHTML={__html} />
        ))}
      </svg>
    </div>
  );
}
