import { expect, it } from "vitest"
import { money } from "../money/money.ts"
import { signedAmount } from "./signed-amount.ts"

it("a document beside others takes away as a credit note, and adds for what was paid", () => {
  const amount = money(5_021, "AED")
  expect(signedAmount({ kind: "credit-note", amount })).toEqual(money(-5_021, "AED"))
  for (const kind of ["tax-invoice", "receipt"] as const) expect(signedAmount({ kind, amount })).toEqual(amount)
})
