import { expect, it } from "vitest"
import { succeeded } from "../../testing/contracts/expectations.ts"
import { racedStage } from "../../testing/raced-stage.ts"
import { at as instant } from "../../testing/sample-booking.ts"
import { sampleOrder } from "../../testing/sample-order.ts"
import { staffAccount } from "../../testing/staff-account.ts"

const morning = instant("2026-11-21T09:00:00.000+04:00")
const amna = staffAccount("amna", "customer", "Amna")

it("what is chosen for an account while something else is chosen stays", async () => {
  const { as, at } = await racedStage(morning, [amna])
  const { notices } = as(amna)
  const firstTime = ["onTheWay", "atDoor"] as const
  const later = ["failed", "changed"] as const
  for (const [first, second] of [firstTime, later]) {
    at("chooseNotices", async () => succeeded(await notices.choose({ wish: { [first]: ["sms"] } })))
    const { choice } = succeeded(await notices.choose({ wish: { [second]: [] } }))
    expect([choice[first], choice[second]]).toEqual([["sms"], []])
    expect(succeeded(await notices.choice({})).choice).toEqual(choice)
  }
})

it("what is chosen for a booking while something else is chosen stays, over what its account chose", async () => {
  const { as, at } = await racedStage(morning, [amna])
  const { booking, notices } = as(amna)
  const { reference } = succeeded(await booking.placeBooking(sampleOrder())).booking
  const own = { reference, accessToken: null }
  succeeded(await notices.choose({ wish: { failed: [] } }))
  at("chooseNotices", async () => succeeded(await notices.chooseForBooking({ ...own, wish: { onTheWay: ["sms"] } })))
  const { choice } = succeeded(await notices.chooseForBooking({ ...own, wish: { atDoor: [] } }))
  expect([choice.failed, choice.onTheWay, choice.atDoor]).toEqual([[], ["sms"], []])
})
