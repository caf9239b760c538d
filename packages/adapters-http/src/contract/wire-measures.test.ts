import { sampleOrder } from "@mersal/domain/testing/sample-order"
import { describe, expect, it } from "vitest"
import { encodeRequest } from "./decode-request.ts"
import { readRequest } from "./read-request.ts"
import { bookingTable } from "./table/booking.ts"
import { pricingTable } from "./table/pricing.ts"

const sent = encodeRequest(bookingTable.createOrder.endpoint, sampleOrder())
const ofOrder = (parcel: object) =>
  readRequest(bookingTable.createOrder, { ...sent, body: { ...(sent.body as object), parcel } }, "AE")

const way = { domain: "AE", source: "Dubai Marina", destination: "Al Majaz" }
const ofPrice = (parcel: Readonly<Record<string, string | number>>) => {
  const texts = Object.fromEntries(Object.entries(parcel).map(([name, value]) => [name, String(value)]))
  return readRequest(
    pricingTable.retrievePrices,
    { params: {}, query: { ...way, ...texts }, headers: {}, body: undefined },
    "AE",
  )
}

const faultsOf = (read: ReturnType<typeof ofOrder> | ReturnType<typeof ofPrice>) =>
  read._tag === "Failure" ? read.failure.map(({ code, field }) => [code, field.replace("parcel.", "")]) : []

describe("a parcel on the wire", () => {
  it("is refused alike in an order and for a price, by the measure that is missing or goes beyond its size", () => {
    const missing = (...fields: readonly string[]) => fields.map((field) => ["missing-field", field])
    for (const [parcel, faults] of [
      [{ size: "own" }, missing("weight", "length", "width", "height")],
      [{ size: "own", weight: 10 }, missing("length", "width", "height")],
      [{ size: "small", weight: 70 }, [["invalid-field", "weight"]]],
      [{ size: "document", height: 36 }, [["invalid-field", "height"]]],
    ] as const) {
      expect(faultsOf(ofOrder(parcel)), JSON.stringify(parcel)).toEqual(faults)
      expect(faultsOf(ofPrice(parcel)), JSON.stringify(parcel)).toEqual(faults)
    }
  })

  it("that weighs nothing is refused for a price at once, and in an order with all else that is wrong with it", () => {
    const parcel = { size: "own", weight: 0, length: 1, width: 1, height: 1 }
    expect(faultsOf(ofPrice(parcel))).toEqual([["invalid-field", "weight"]])
    expect(ofOrder(parcel)).toMatchObject({ success: { parcel: { weightGrams: 0 } } })
  })

  it("is booked as it is priced", () => {
    for (const parcel of [
      { size: "small" },
      { size: "small", weight: 3 },
      { size: "large", weight: 30, length: 45, width: 60, height: 50 },
      { size: "own", weight: 12.5, length: 30, width: 20, height: 10 },
    ]) {
      const [order, price] = [ofOrder(parcel), ofPrice(parcel)]
      if (order._tag === "Failure" || price._tag === "Failure") return expect.unreachable()
      const { weightGrams, sidesCm } = order.success.parcel
      expect(price.success.parcel).toEqual({ weightGrams, sidesCm })
    }
  })
})
