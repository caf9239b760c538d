import { money } from "../money/money.ts"
import type { Plan } from "./plan.ts"

/** Plans to begin with, under the names that a company reads; an operator sets his own. */
export const demoPlans: readonly Plan[] = [
  {
    id: "ae-starter",
    market: "AE",
    name: { en: "Starter", ar: "البداية" },
    price: money(95_000, "AED"),
    credit: money(100_000, "AED"),
    validDays: 90,
  },
  {
    id: "ae-business",
    market: "AE",
    name: { en: "Business", ar: "الأعمال" },
    price: money(450_000, "AED"),
    credit: money(500_000, "AED"),
    validDays: 180,
  },
  {
    id: "qa-starter",
    market: "QA",
    name: { en: "Starter", ar: "البداية" },
    price: money(95_000, "QAR"),
    credit: money(100_000, "QAR"),
    validDays: 90,
  },
]
