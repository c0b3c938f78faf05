import {
  BandageAdhesive,
  Ear,
  EarNoseThroat,
  Head,
  Headache,
  Lungs,
  Nose,
  Sleepy,
  Thyroid,
} from "healthicons-react/outline";
import { renderToStaticMarkup } from "react-dom/server";
import { optimize } from "svgo";
import type { ServiceIcon } from "../schemas/service.ts";

/** The drawing of each icon that a service may name. Health Icons, outline, 48 by 48. */
const drawings: Record<ServiceIcon, typeof Ear> = {
  "ear-nose-throat": EarNoseThroat,
  sinus: Headache,
  lungs: Lungs,
  sleep: Sleepy,
  nose: Nose,
  bandage: BandageAdhesive,
  thyroid: Thyroid,
  ear: Ear,
  head: Head,
};

/** All service icons in one SVG file of symbols, so that three pages share one small download. */
export function serviceIcons(): string {
  const symbols = Object.entries(drawings).map(([name, Drawing]) => {
    const { data } = optimize(renderToStaticMarkup(<Drawing />), {
      floatPrecision: 1,
      plugins: [
        "preset-default",
        { name: "removeAttrs", params: { attrs: "(fill|stroke|width|height)" } },
      ],
    });
    return data
      .replace(/^<svg[^>]*>/, `<symbol id="${name}" viewBox="0 0 48 48">`)
      .replace(/<\/svg>$/, "</symbol>");
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}
