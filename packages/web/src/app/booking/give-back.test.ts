import { held } from "@mersal/domain/machines/testing/booking-stage"
import { NetworkFailure } from "@mersal/domain/ports/driving/service-failure"
import * as Result from "effect/Result"
import { afterEach, describe, expect, it, vi } from "vitest"
import { services as ofBooking } from "../composition/booking-composition.ts"
import { paying } from "../composition/paying-composition.ts"
import { services } from "../composition/services.ts"
import { giveBack } from "./give-back.ts"

const lost = Result.fail(new NetworkFailure())
const lookUp = () => services.schedule.lookUpSlots({} as never)
const order = () => services.booking.placeBooking({} as never, { idempotencyKey: "draft-1.2" })

/** Records the server's requests in order, and each confirmed answer to a give-back. */
function listen(answer: () => Promise<boolean>) {
  const said: string[] = []
  vi.spyOn(paying, "giveBack").mockImplementation(async ({ booking: { reference } }) => {
    said.push(`give back ${reference}`)
    const answered = await answer()
    said.push("answered")
    return answered
  })
  const say = (line: string) => async () => {
    said.push(line)
    return lost
  }
  vi.spyOn(ofBooking.schedule, "lookUpSlots").mockImplementation(say("look up"))
  vi.spyOn(ofBooking.booking, "placeBooking").mockImplementation(say("order"))
  return said
}

afterEach(() => vi.restoreAllMocks())

describe("what was held and is wanted no more", () => {
  it("is given back before times are looked up and the next order is sent, once", async () => {
    const answered = Promise.withResolvers<void>()
    const said = listen(async () => {
      await answered.promise
      return true
    })
    const asking = [giveBack(held("AE1")), lookUp(), order()]
    await vi.waitFor(() => expect(said).toHaveLength(3))
    expect(new Set(said)).toEqual(new Set(["give back AE1"]))
    answered.resolve()
    await Promise.all(asking)
    for (const line of ["look up", "order"]) expect(said.indexOf(line)).toBeGreaterThan(said.indexOf("answered"))
    said.length = 0
    await order()
    expect(said).toEqual(["order"])
  })

  it("is asked for again by the next order where the line was lost, which keeps nobody from it", async () => {
    let isAnswered = false
    const said = listen(async () => isAnswered)
    await giveBack(held("AE1"))
    await order()
    expect(said).toEqual(["give back AE1", "answered", "give back AE1", "answered", "order"])
    said.length = 0
    isAnswered = true
    await order()
    await lookUp()
    expect(said).toEqual(["give back AE1", "answered", "order", "look up"])
  })
})
