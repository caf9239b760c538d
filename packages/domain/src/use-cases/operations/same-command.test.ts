import { describe, expect, it } from "vitest"
import { type LocalDate, localDate } from "../../calendar/local-date.ts"
import type { DeliveryCommand } from "../../delivery/delivery-command.ts"
import type { DeliveryEvent } from "../../delivery/delivery-event.ts"
import { operatorWindow } from "../../delivery/operator-window.ts"
import { money } from "../../money/money.ts"
import type { StaffCommand } from "../../ports/driving/operations-service.ts"
import { isSameCommand } from "./same-command.ts"

const recorded = (command: DeliveryCommand): DeliveryEvent => ({
  ...command,
  by: { role: "ops", id: "olga" },
  at: 0,
  place: null,
  order: 1,
})

const today = localDate("2026-11-28")
const tomorrow = localDate("2026-11-29")

const window = (date: LocalDate, hours: string) => {
  const set = operatorWindow("AE", date, hours)
  if (!set) throw new Error(`no window ${hours}`)
  return set
}

/** One command of each kind with its event, and others that ask for something else. */
const cases: readonly (readonly [StaffCommand, DeliveryCommand, readonly StaffCommand[]])[] = [
  [{ type: "start" }, { type: "start" }, [{ type: "arrive" }]],
  [{ type: "assign", driver: "omar" }, { type: "assign", driver: "omar" }, [{ type: "assign", driver: "odile" }]],
  [{ type: "hold", reason: "weather" }, { type: "hold", reason: "weather" }, [{ type: "hold", reason: "other" }]],
  [{ type: "cancel", reason: "other" }, { type: "cancel", reason: "other" }, [{ type: "hold", reason: "other" }]],
  [
    { type: "refund", minor: 500 },
    { type: "refund", amount: money(500, "AED"), corrects: true },
    [
      { type: "refund", minor: 501 },
      { type: "takeCash", minor: 500 },
    ],
  ],
  [
    { type: "deliver", proof: { kind: "photo", image: "a" } },
    { type: "deliver", proof: { kind: "photo", image: "a" } },
    [
      { type: "deliver", proof: { kind: "photo", image: "b" } },
      { type: "deliver", proof: { kind: "signature", image: "a" } },
      { type: "deliver", proof: { kind: "pin", pin: "1234" } },
    ],
  ],
  [
    { type: "deliver", proof: { kind: "pin", pin: "1234" } },
    { type: "deliver", proof: { kind: "pin", seal: "sealed" } },
    [{ type: "deliver", proof: { kind: "photo", image: "a" } }],
  ],
  [
    {
      type: "reschedule",
      pickup: { date: today, window: "9-12" },
      delivery: { date: today, window: "17-22" },
    },
    {
      type: "reschedule",
      // The book has a name of its own for these hours.
      pickupWindow: { ...window(today, "9-12"), window: "morning" },
      deliveryWindow: window(today, "17-22"),
    },
    [
      {
        type: "reschedule",
        pickup: { date: today, window: "9-13" },
        delivery: { date: today, window: "17-22" },
      },
      {
        type: "reschedule",
        pickup: { date: today, window: "9-12" },
        delivery: { date: tomorrow, window: "17-22" },
      },
      { type: "reschedule", pickup: null, delivery: { date: today, window: "17-22" } },
    ],
  ],
]

describe("a command that is sent again", () => {
  it("is the one that was recorded, whatever the server added to it", () => {
    for (const [given, event] of cases) expect(isSameCommand(given, recorded(event), "AE"), given.type).toBe(true)
  })

  it("is another one if it asks for something else", () => {
    for (const [, event, others] of cases)
      for (const other of others) expect(isSameCommand(other, recorded(event), "AE"), JSON.stringify(other)).toBe(false)
  })
})
