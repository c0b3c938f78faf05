import type { Examples } from "../../example.ts";
import { TemplateMark, TemplatePages } from "./TemplateMark.tsx";

const link = (path: string) => (
  <TemplatePages value={["/notices"]}>
    <a href={path}>
      Read on
      <TemplateMark href={path} />
    </a>
  </TemplatePages>
);

export const examples: Examples = {
  "to a template": [link("/notices#estimate"), ["link", "Read on (unfinished template)"]],
  "to a finished page": [link("/about"), ["link", "Read on"]],
};
