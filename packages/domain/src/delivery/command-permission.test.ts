import { describe, expect, it } from "vitest"
import type { BookingState } from "../booking/booking.ts"
import { commanders, rightSeal, theDriver } from "../testing/arbitraries-delivery.ts"
import { sampleBooking } from "../testing/sample-booking.ts"
import { type Commander, commandRights, mayCommand } from "./command-permission.ts"
import { beginDelivery } from "./delivery.ts"
import type { CommandType } from "./delivery-command.ts"

const inState = (state: BookingState) => {
  const begun = beginDelivery({ ...sampleBooking, state }, rightSeal)
  return { ...begun, facts: { ...begun.facts, driver: theDriver } }
}
const types = Object.keys(commandRights) as readonly CommandType[]
const allowed = (commander: Commander, state: BookingState) =>
  types.filter((type) => mayCommand(commander, type, inState(state)))

const { system, ops, driver, owner, holderOfLink, ...others } = commanders

describe("who may give which command", () => {
  it.each<[string, Commander, readonly CommandType[]]>([
    ["the system", system, ["settle", "promiseCash", "expire", "refund"]],
    ["ops", ops, ["assign", "unassign", "hold", "release", "reschedule", "cancel", "refund", "takeCash"]],
    ["the driver of the booking", driver, ["start", "arrive", "collect", "fail", "deliver", "takeCash"]],
    ["the owner", owner, ["cancel"]],
    ["whoever holds the access link", holderOfLink, ["cancel"]],
    ...Object.entries(others).map(([name, commander]) => [name, commander, []] as [string, Commander, []]),
  ])("%s", (_, commander, commands) => {
    expect(allowed(commander, "deliveryStarted")).toEqual(commands)
  })

  it("lets an owner set another time until a driver sets off, and no longer", () => {
    const states = ["awaitingPayment", "confirmed", "assigned", "pickupStarted", "onHold", "cancelled"] as const
    for (const by of [owner, holderOfLink])
      expect(states.filter((state) => allowed(by, state).includes("reschedule"))).toEqual(["confirmed", "assigned"])
    for (const by of Object.values(others)) expect(allowed(by, "confirmed")).toEqual([])
  })

  it("lets a driver say of cash alone that he took it while the booking was his", () => {
    const anothers = { ...inState("confirmed"), facts: { ...inState("confirmed").facts, driver: "another" } }
    const then = (driverThen: string): Commander => ({
      ...(driver as Extract<Commander, { kind: "person" }>),
      whenTaken: { driver: driverThen, due: sampleBooking.price.toPay },
    })
    const given = (by: Commander) => types.filter((type) => mayCommand(by, type, anothers))
    expect([given(then(theDriver)), given(then("another")), given(driver)]).toEqual([["takeCash"], [], []])
  })

  it("knows no driver before one was given", () => {
    expect(mayCommand(driver, "start", beginDelivery(sampleBooking, null))).toBe(false)
  })
})
