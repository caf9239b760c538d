import type { Reference } from "../../booking/order/reference.ts"
import type { StaffCommand } from "../../ports/driving/operations-service.ts"
import { at, referenceNumber } from "../sample-booking.ts"
import { sampleOrder } from "../sample-order.ts"
import { samplePictures } from "../sample-pictures.ts"
import { expectEqual, refused, succeeded } from "./expectations.ts"
import type { StaffedCase, StaffedStage, StaffOnStage } from "./staffed-stage.ts"

const now = at("2026-11-21T11:00:00.000+04:00")
const picture = samplePictures.jpeg

let ids = 0
async function given(by: StaffOnStage, reference: Reference, ...commands: readonly StaffCommand[]): Promise<void> {
  for (const command of commands) {
    ids += 1
    const request = { reference, command, id: `rating-command-${ids}`, at: null, place: null, after: null }
    succeeded(await by.services.operations.command(request))
  }
}

interface Road {
  readonly ops: StaffOnStage
  readonly driver: StaffOnStage
}

const roadOf = async (stage: StaffedStage): Promise<Road> => {
  await stage.setNow(now)
  return { ops: await stage.staff("ops", "Olga"), driver: await stage.staff("porter", "Dawud Rahman") }
}

async function placed(stage: StaffedStage) {
  const { booking, accessToken } = succeeded(await stage.services("owner").booking.placeBooking(sampleOrder()))
  return { reference: booking.reference, accessToken }
}

async function delivered(stage: StaffedStage, { ops, driver }: Road) {
  const booked = await placed(stage)
  const { reference } = booked
  await given(ops, reference, { type: "assign", driver: driver.id })
  await given(driver, reference, { type: "start" }, { type: "collect" }, { type: "start" })
  const { image } = succeeded(await driver.services.operations.storeProof({ reference, bytes: picture }))
  await given(driver, reference, { type: "deliver", proof: { kind: "signature", image } })
  return booked
}

const own = (reference: string, accessToken: string | null = null) => ({ reference, accessToken })

export const ratingServiceContract: readonly StaffedCase[] = [
  {
    name: "a delivery is rated once, by browser or link, and the desk reads what was written",
    run: async (stage) => {
      const road = await roadOf(stage)
      const { reference, accessToken } = await delivered(stage, road)
      const { ratings } = stage.services("owner")
      expectEqual(succeeded(await ratings.rating(own(reference))), null)
      const friend = stage.services("friend").ratings
      const rating = succeeded(
        await friend.rate({ ...own(reference, accessToken), stars: 5, note: " Very kind \u{1F389}" }),
      )
      expectEqual(rating, { stars: 5, note: "Very kind", at: now })
      expectEqual(succeeded(await ratings.rating(own(reference))), rating)
      const again = await ratings.rate({ ...own(reference), stars: 1, note: null })
      expectEqual(refused(again, "AlreadyRated").stars, 5)
      const file = async (by: StaffOnStage) => succeeded(await by.services.operations.booking({ reference })).rating
      expectEqual([await file(road.ops), await file(road.driver)], [rating, null])
    },
  },
  {
    name: "nothing is rated before it is delivered, nor by a stranger, nor a booking that there is not",
    run: async (stage) => {
      const road = await roadOf(stage)
      const { reference } = await placed(stage)
      const rate = (browser: string, named = reference) =>
        stage.services(browser).ratings.rate({ ...own(named), stars: 3, note: null })
      refused(await rate("owner"), "NotDelivered")
      refused(await rate("stranger"), "BookingNotFound")
      refused(await rate("owner", referenceNumber(77)), "BookingNotFound")
      refused(await stage.services("stranger").ratings.rating(own(reference)), "BookingNotFound")
      await given(road.ops, reference, { type: "cancel", reason: "other" })
      refused(await rate("owner"), "NotDelivered")
    },
  },
  {
    name: "the owner meets his driver by the first name, with stars from the fifth rating on",
    run: async (stage) => {
      const road = await roadOf(stage)
      const { ops, driver } = road
      const cards: (number | null)[] = []
      for (const stars of [5, 5, 4, 5, 5] as const) {
        const { reference } = await delivered(stage, road)
        succeeded(await stage.services("owner").ratings.rate({ ...own(reference), stars, note: null }))
        const next = await placed(stage)
        await given(ops, next.reference, { type: "assign", driver: driver.id })
        await given(driver, next.reference, { type: "start" })
        const { driver: card } = succeeded(await stage.services("owner").tracking.track(own(next.reference)))
        expectEqual(card?.name, "Dawud")
        cards.push(card?.rating ?? null)
        expectEqual(succeeded(await stage.services("owner").live.moment(own(next.reference))).driver, card)
      }
      expectEqual(cards, [null, null, null, null, 4.8])
    },
  },
]
