import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Lead } from "../../leads/lead.ts"
import { aLead, anOrder } from "../../testing/arbitraries.ts"
import { sampleOrder } from "../../testing/sample-order.ts"
import { noWish } from "../change/booking-change.ts"
import { sanitisedLead, sanitisedOrder, sanitisedWish } from "./sanitised.ts"

const typed = (text: string) => ` \u{1F600}${text}\u{2764} `

describe("what the server stores of typed texts (D24)", () => {
  it("is what the sanitiser leaves of each, without blanks at its ends, and everything else as it came", () => {
    const plain = sampleOrder()
    const { pickup, dropOff, customer, parcel } = plain
    const stop = (side: typeof pickup) => ({
      ...side,
      address: typed(side.address),
      cityName: typed(side.cityName),
      building: typed(side.building),
      landmark: typed("Gate 2"),
      contact: { ...side.contact, name: typed(side.contact.name) },
    })
    const order = {
      ...plain,
      pickup: stop(pickup),
      dropOff: stop(dropOff),
      customer: { ...customer, name: typed(customer.name), email: " amna@example.com " },
      parcel: { ...parcel, otherKind: typed("Keys"), note: typed("Ring twice") },
    }
    expect(sanitisedOrder(order)).toEqual({
      ...plain,
      pickup: { ...pickup, landmark: "Gate 2" },
      dropOff: { ...dropOff, landmark: "Gate 2" },
      customer: { ...customer, email: "amna@example.com" },
      parcel: { ...parcel, otherKind: "Keys", note: "Ring twice" },
    })
  })

  it("is the same of a lead", () => {
    const plain: Lead = {
      market: "AE",
      pickup: { name: "Amna", address: "Dubai Marina", building: "Marina Gate 1", phone: "050 123 4567" },
      dropOff: { name: "Yousef", address: "Al Majaz", building: "Al Noor Tower", phone: "+974 3312 3456" },
      customer: { name: "Amna", phone: "050 123 4567", email: "amna@example.com" },
      vehicle: "bike",
      bookingType: "nextDay",
      promoCode: "",
    }
    const stop = ({ name, address, building, phone }: Lead["pickup"]) => ({
      name: typed(name),
      address: typed(address),
      building: typed(building),
      phone,
    })
    const customer = { ...plain.customer, name: typed("Amna"), email: " amna@example.com\t" }
    expect(sanitisedLead({ ...plain, pickup: stop(plain.pickup), dropOff: stop(plain.dropOff), customer })).toEqual(
      plain,
    )
  })

  it("is the same of what an owner wants otherwise, and what he does not name stays unnamed", () => {
    const position = { lat: 25.08, lon: 55.14 }
    const pickup = {
      place: { address: typed("Dubai Marina"), cityName: typed("Dubai"), position },
      building: typed("Marina Gate 1"),
      landmark: typed("Gate 2"),
      name: typed("Amna"),
      phone: " 050 123 4567",
    }
    expect(sanitisedWish({ ...noWish, pickup, pickupWindow: "13-18" })).toEqual({
      ...noWish,
      pickup: {
        place: { address: "Dubai Marina", cityName: "Dubai", position },
        building: "Marina Gate 1",
        landmark: "Gate 2",
        name: "Amna",
        phone: " 050 123 4567",
      },
      pickupWindow: "13-18",
    })
    expect(sanitisedWish(noWish)).toEqual(noWish)
    expect(sanitisedWish({ ...noWish, dropOff: { ...noWish.dropOff, building: " " } }).dropOff.building).toBe("")
  })

  it("changes nothing that it has stored before", () => {
    fc.assert(
      fc.property(anOrder, aLead, (order, lead) => {
        const stored = sanitisedOrder(order)
        expect(sanitisedOrder(stored)).toEqual(stored)
        const storedLead = sanitisedLead(lead)
        expect(sanitisedLead(storedLead)).toEqual(storedLead)
      }),
    )
  })
})
