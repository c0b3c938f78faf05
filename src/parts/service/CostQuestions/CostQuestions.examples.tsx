import type { ServiceCosts } from "../../../data/care-costs.ts";
import type { Examples } from "../../example.ts";
import { exampleContent, practice } from "../../fixtures.ts";
import { CostQuestions } from "./CostQuestions.tsx";

const { form, call, plans, letter } = exampleContent.pages.costs;

const services: ServiceCosts[] = [
  {
    id: "sinus-disorders",
    title: "Sinus Disorders",
    tests: [{ id: "sinus-disorders-scan", name: "A scan", plans: "Approval before the day." }],
    treatments: [{ id: "sinus-disorders-balloon", name: "Balloon sinuplasty", plans: "Approval." }],
    path: "/service/sinus-disorders",
  },
];

export const examples: Examples = {
  "what to ask": [
    <CostQuestions
      form={form}
      call={call}
      plans={plans}
      letter={letter}
      services={services}
      practice={practice}
    />,
    ["heading", call.title],
    ["heading", letter.title],
    "Balloon sinuplasty",
  ],
};

export const frame = "page";
