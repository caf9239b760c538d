import { describe, expect, it } from "vitest"
import type { BookingState } from "../booking/booking.ts"
import { beginDelivery } from "../delivery/delivery.ts"
import type { DeliveryCommand } from "../delivery/delivery-command.ts"
import type { RecordedEvent } from "../delivery/delivery-event.ts"
import { sampleBooking } from "../testing/sample-booking.ts"
import { type BookingNews, newsOf } from "./booking-news.ts"

const { facts } = beginDelivery(sampleBooking, null)
const newsBy =
  (role: "ops" | "porter" | "guest" | "system") =>
  (type: DeliveryCommand["type"], state: BookingState, isCollected = false) =>
    newsOf({ type, order: 1, at: 1, by: { role, id: null }, place: null, commandId: null } as RecordedEvent, {
      state,
      facts: { ...facts, isCollected },
    })
const [byDriver, byStaff, byOwner, byItself] = [newsBy("porter"), newsBy("ops"), newsBy("guest"), newsBy("system")]
const news = (
  customer: BookingNews["customer"],
  recipient: BookingNews["recipient"],
  program: BookingNews["program"],
  pickup: BookingNews["pickup"] = null,
): BookingNews => ({ customer, recipient, pickup, program })
const nothing = news(null, null, null)

describe("who is told what of an event", () => {
  it("is customer, recipient and program of the driver's way, each of what is his", () => {
    expect(byDriver("start", "pickupStarted")).toEqual(news("pickupStarted", null, "booking.pickup-started"))
    expect(byDriver("start", "deliveryStarted", true)).toEqual(
      news("deliveryStarted", "deliveryStarted", "booking.delivery-started"),
    )
    expect(byDriver("arrive", "pickupStarted")).toEqual(news("waitingAtPickup", null, null, "waiting"))
    expect(byDriver("arrive", "returning", true)).toEqual(nothing)
    expect(byDriver("arrive", "deliveryStarted", true)).toEqual(news("arrived", null, null))
    expect(byDriver("collect", "pickedUp", true)).toEqual(news(null, null, "booking.picked-up"))
    expect(byDriver("fail", "pickupFailed")).toEqual(news("pickupFailed", null, "booking.pickup-failed"))
    expect(byDriver("fail", "deliveryFailed", true)).toEqual(
      news("deliveryFailed", "deliveryFailed", "booking.delivery-failed"),
    )
    expect(byDriver("deliver", "delivered", true)).toEqual(news("delivered", null, "booking.delivered"))
    expect(byDriver("deliver", "returned", true)).toEqual(news("returned", null, "booking.returned"))
  })

  it("is people of what staff did, and programs of what anybody did", () => {
    expect(byStaff("cancel", "cancelled")).toEqual(news("cancelled", "cancelled", "booking.cancelled"))
    expect(byOwner("cancel", "cancelled")).toEqual(news(null, null, "booking.cancelled"))
    expect(byItself("cancel", "returning", true)).toEqual(news(null, null, "booking.returning"))
    expect(byStaff("reschedule", "confirmed")).toEqual(news("changed", "changed", "booking.changed"))
    expect(byOwner("reschedule", "confirmed")).toEqual(nothing)
    expect(byStaff("assign", "assigned")).toEqual(news(null, null, "booking.assigned"))
    expect(byStaff("hold", "onHold")).toEqual(news(null, null, "booking.on-hold"))
    expect(byItself("expire", "expired")).toEqual(news(null, null, "booking.expired"))
  })

  it("is nobody of money, of a release, and of a driver who was taken from it", () => {
    for (const type of ["settle", "refund", "takeCash", "promiseCash", "release", "unassign"] as const)
      expect(byStaff(type, "confirmed")).toEqual(nothing)
    expect(byStaff("hold", "confirmed")).toEqual(nothing)
  })
})
