import type { Reference } from "@mersal/domain/booking/order/reference"
import { money } from "@mersal/domain/money/money"
import type { LedgerAccount } from "@mersal/domain/payment/ledger"
import { describe, expect, it } from "vitest"
import { paymentWrites } from "./payment.ts"

const written = (...accounts: readonly LedgerAccount[]) =>
  paymentWrites
    .postLedger({
      kind: "postLedger",
      booking: "AE0M88H1VW2PZZV" as Reference,
      transaction: {
        id: "charge-1",
        source: "attempt-1",
        at: 0,
        entries: accounts.map((account) => ({ account, amount: money(100, "AED") })),
      },
    })
    .slice(1)
    .map(({ values }) => values)

describe("the entries of a transaction", () => {
  it("are written by their accounts, so that any two lock the sums of a day in one order, and keep their places", () => {
    expect(written("vat", "sales")).toEqual([
      ["charge-1", 1, "sales", "AED", 100],
      ["charge-1", 0, "vat", "AED", 100],
    ])
    expect(written("sales", "vat")).toEqual([
      ["charge-1", 0, "sales", "AED", 100],
      ["charge-1", 1, "vat", "AED", 100],
    ])
  })
})
