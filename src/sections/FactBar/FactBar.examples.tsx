import type { Examples } from "../../gallery/example.ts";
import { FactBar } from "./FactBar.tsx";

export const examples: Examples = {
  "three facts": [
    <FactBar label="In short">
      {["Where", "When", "How"].map((title) => (
        <div key={title}>
          <h2>{title}</h2>
          <p>As you like.</p>
        </div>
      ))}
    </FactBar>,
    ["region", "In short"],
    ["heading", 3],
  ],
};
