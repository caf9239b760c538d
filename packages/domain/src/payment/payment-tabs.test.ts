import { describe, expect, it } from "vitest"
import { hostProfiles, type ProfileId } from "../market/host-profile.ts"
import { card } from "../messages/en/card.ts"
import { payment } from "../messages/en/payment.ts"
import { isCash, type PaymentMethod } from "./payment-method.ts"
import { initialMethod, isOffered, methodsOfTab, paymentTabsOf } from "./payment-tabs.ts"

const ids = Object.keys(hostProfiles) as readonly ProfileId[]
const forEachHost = <Value>(read: (id: ProfileId) => Value) => Object.fromEntries(ids.map((id) => [id, read(id)]))
const labels = { ...card.tabs, cash: payment.cash }

describe("the payment tabs of a host", () => {
  it("are labelled 'Credit/Debit Card' and 'Cash', on the Qatar staging host 'Credit Card', 'Debit Card' and 'Cash'", () => {
    const shown = forEachHost((id) => paymentTabsOf(hostProfiles[id]).map(({ label }) => labels[label]))
    expect(shown).toEqual({
      production: ["Credit/Debit Card", "Cash"],
      staging: ["Credit/Debit Card", "Cash"],
      local: ["Credit/Debit Card", "Cash"],
      qatar: ["Credit Card", "Debit Card", "Cash"],
    })
  })

  it("offer the debit card on the Qatar staging host only, and card and cash everywhere", () => {
    const methods = ["card", "debitCard", "cashAtPickup", "cashAtDelivery"] as const satisfies readonly PaymentMethod[]
    const offered = forEachHost((id) => methods.filter((method) => isOffered(method, hostProfiles[id])))
    const withoutDebit = ["card", "cashAtPickup", "cashAtDelivery"]
    expect(offered).toEqual({ production: withoutDebit, staging: withoutDebit, local: withoutDebit, qatar: methods })
  })

  it("begin with the card on production and local hosts, and elsewhere leave the customer to choose where he pays cash", () => {
    expect(forEachHost((id) => initialMethod(hostProfiles[id]))).toEqual({
      production: "card",
      local: "card",
      staging: null,
      qatar: null,
    })
    expect(methodsOfTab("cash").every(isCash)).toBe(true)
    expect(methodsOfTab("cash")).toEqual(["cashAtPickup", "cashAtDelivery"])
  })
})
