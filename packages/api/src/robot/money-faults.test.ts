import { money } from "@mersal/domain/money/money"
import type { BookingFile } from "@mersal/domain/ports/driving/operations-service"
import { describe, expect, it } from "vitest"
import { type BankEntry, moneyFaults, paperFaults } from "./money-faults.ts"

const dirhams = (minor: number) => money(minor, "AED")
const due = dirhams(2_625)
const none = dirhams(0)

type File = Parameters<typeof moneyFaults>[1]

const file = (state: string, till: Partial<BookingFile["till"]>, log: readonly object[]): File =>
  ({
    booking: { reference: "AE1" },
    now: { state },
    till: { due, paid: none, refunded: none, corrected: none, ...till },
    log,
  }) as unknown as File

const took = { type: "takeCash", amount: due, by: { role: "porter", id: "omar" } }
const settled = { type: "settle", amount: due }
const charged: BankEntry = { kind: "charge", reference: "AE1-1", amount: due.minor, currency: "AED" }
const story = { fee: null, cash: [] }
const omar = [{ driver: "omar", amount: due }]

describe("the money of a booking", () => {
  it("is right where the log, the till, the driver and the bank agree", () => {
    expect(moneyFaults({ fee: null, cash: omar }, file("delivered", { paid: due }, [took]), [])).toEqual([])
    expect(moneyFaults(story, file("delivered", { paid: due }, [settled]), [charged])).toEqual([])
    const back = { ...charged, kind: "refund" }
    const cancelled = file("cancelled", { paid: due, refunded: due }, [settled])
    expect(moneyFaults({ ...story, fee: none }, cancelled, [charged, back])).toEqual([])
  })

  it.each<[string, Parameters<typeof moneyFaults>[0], File, readonly BankEntry[]]>([
    ["is delivered and not paid", story, file("delivered", {}, []), []],
    ["expires and keeps money", story, file("expired", { paid: due }, [settled]), [charged]],
    [
      "keeps another fee than was said",
      { ...story, fee: none },
      file("cancelled", { paid: due }, [settled]),
      [charged],
    ],
    ["has cash that nobody took", story, file("delivered", { paid: due }, [took]), []],
    ["lacks cash that somebody took", { fee: null, cash: omar }, file("cancelled", {}, []), []],
    ["has more in the till than in the log", story, file("delivered", { paid: due }, []), [charged]],
    ["was never charged at the bank", story, file("delivered", { paid: due }, [settled]), []],
    ["was charged twice", story, file("delivered", { paid: due }, [settled]), [charged, charged]],
  ])("is wrong where a booking %s", (_, told, of, bank) => {
    expect(moneyFaults(told, of, bank)).not.toEqual([])
  })
})

describe("the papers of a booking", () => {
  const invoice = { kind: "tax-invoice", amount: due } as const
  const credit = { kind: "credit-note", amount: dirhams(500) } as const

  it("say what was paid and what went back, or are wrong", () => {
    expect(paperFaults([], { paid: none, refunded: none })).toEqual([])
    expect(paperFaults([invoice, credit], { paid: due, refunded: dirhams(500) })).toEqual([])
    expect(paperFaults([], { paid: due, refunded: none })).toHaveLength(1)
    expect(paperFaults([invoice], { paid: due, refunded: dirhams(500) })).toHaveLength(1)
    expect(paperFaults([invoice, invoice, credit], { paid: due, refunded: none })).toHaveLength(2)
  })
})
