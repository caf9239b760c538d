import { CommandUnfit } from "@mersal/domain/delivery/delivery-errors"
import { money } from "@mersal/domain/money/money"
import { describe, expect, it } from "vitest"
import { refusalBack } from "../testing/round-trip.ts"
import { encodeRefusal } from "./refusals/refusals.ts"

describe("a command that is unfit", () => {
  it("comes with an amount where it is about money, and otherwise without data", () => {
    const locked = new CommandUnfit({ reason: "pin-locked", amount: null })
    const short = new CommandUnfit({ reason: "another-amount", amount: money(2625, "AED") })
    expect(encodeRefusal(locked)).toEqual([{ code: "pin-locked", field: "proof.pin" }])
    expect(encodeRefusal(short)).toEqual([
      { code: "another-amount", field: "amount", data: { amount: { amount: 26.25, cur: "AED" } } },
    ])
    for (const refusal of [locked, short]) expect(refusalBack(refusal)).toEqual(refusal)
  })
})
