import type { Reference } from "../../booking/order/reference.ts"
import { localDate } from "../../calendar/local-date.ts"
import type { TrackingMoment } from "../../ports/driving/live-service.ts"
import type { StaffCommand } from "../../ports/driving/operations-service.ts"
import { at, referenceNumber } from "../sample-booking.ts"
import { sampleOrder } from "../sample-order.ts"
import { samplePictures } from "../sample-pictures.ts"
import { expectEqual, expectTrue, refused, succeeded } from "./expectations.ts"
import type { StaffedCase, StaffedStage, StaffOnStage } from "./staffed-stage.ts"

const now = at("2026-11-21T11:00:00.000+04:00")
const minute = 60_000
const exact = { lat: 25.08049, lon: 55.14031 }
const coarse = { lat: 25.08, lon: 55.14 }

async function onTheWay(stage: StaffedStage) {
  await stage.setNow(now)
  const { booking, accessToken } = succeeded(await stage.services("owner").booking.placeBooking(sampleOrder()))
  const ops = await stage.staff("ops", "Olga")
  const driver = await stage.staff("porter", "Dawud")
  await obeyed(ops, booking.reference, { type: "assign", driver: driver.id })
  await obeyed(driver, booking.reference, { type: "start" })
  return { reference: booking.reference, accessToken, ops, driver }
}

/** The domain's types do not include the platform's `AbortController`; every platform that we use has it. */
const Aborting = (
  globalThis as unknown as {
    readonly AbortController: new () => { readonly signal: unknown; readonly abort: () => void }
  }
).AbortController

let ids = 0
async function obeyed(by: StaffOnStage, reference: Reference, ...commands: readonly StaffCommand[]): Promise<void> {
  for (const command of commands) {
    ids += 1
    const given = { reference, command, id: `live-command-${ids}`, at: null, place: null, after: null }
    succeeded(await by.services.operations.command(given))
  }
}

const moment = async (stage: StaffedStage, reference: string, browser?: string, accessToken: string | null = null) =>
  succeeded(await stage.services(browser).live.moment({ reference, accessToken }))

const next = async (stream: AsyncIterator<TrackingMoment>): Promise<TrackingMoment> => {
  const { value, done } = await stream.next()
  if (done) throw new Error("The stream ended")
  return value
}

export const liveServiceContract: readonly StaffedCase[] = [
  {
    name: "the driver is seen about by the reference, exactly by the owner, who alone sees who he is",
    run: async (stage) => {
      const { reference, accessToken, driver } = await onTheWay(stage)
      expectEqual((await moment(stage, reference)).driverPosition, null)
      succeeded(await driver.services.operations.reportPosition({ position: exact }))
      const seen = await moment(stage, reference, "stranger")
      expectEqual(seen.driverPosition, { position: coarse, at: now, isExact: false })
      expectEqual([seen.driver, seen.liveLeg, seen.state, seen.hasEnded], [null, "pickup", "pickupStarted", false])
      for (const own of [
        await moment(stage, reference, "owner"),
        await moment(stage, reference, "other", accessToken),
      ]) {
        expectEqual(own.driverPosition, { position: exact, at: now, isExact: true })
        expectEqual(own.driver?.name, "Dawud")
      }
    },
  },
  {
    name: "the driver is expected as soon as his place is known, less exactly by the reference, until he is there",
    run: async (stage) => {
      const { reference, driver } = await onTheWay(stage)
      expectEqual([(await moment(stage, reference, "owner")).eta, (await moment(stage, reference)).eta], [null, null])
      succeeded(await driver.services.operations.reportPosition({ position: exact }))
      const own = (await moment(stage, reference, "owner")).eta
      const seen = (await moment(stage, reference)).eta
      expectEqual([own?.leg, seen?.leg], ["pickup", "pickup"])
      for (const [eta, step] of [
        [own, 5 * minute],
        [seen, 15 * minute],
      ] as const) {
        expectTrue(eta !== null && eta.from > now && eta.to > eta.from, "it is to come, and between two instants")
        expectEqual([(eta?.from ?? 1) % step, (eta?.to ?? 1) % step], [0, 0])
      }
      await obeyed(driver, reference, { type: "arrive" })
      const there = await moment(stage, reference)
      expectEqual([there.eta, there.hasArrived], [null, true])
      await obeyed(driver, reference, { type: "collect" })
      expectEqual((await moment(stage, reference)).hasArrived, false)
    },
  },
  {
    name: "a place is shown for ten minutes, and not after the leg",
    run: async (stage) => {
      const { reference, driver } = await onTheWay(stage)
      succeeded(await driver.services.operations.reportPosition({ position: exact }))
      await stage.setNow(now + 10 * minute - 1)
      expectTrue((await moment(stage, reference, "owner")).driverPosition !== null, "it is fresh")
      await stage.setNow(now + 10 * minute)
      expectEqual((await moment(stage, reference, "owner")).driverPosition, null)
      succeeded(await driver.services.operations.reportPosition({ position: exact }))
      await obeyed(driver, reference, { type: "collect" })
      expectEqual((await moment(stage, reference, "owner")).driverPosition, null)
      // A position of the previous leg does not count for the next one.
      await obeyed(driver, reference, { type: "start" })
      expectEqual((await moment(stage, reference, "owner")).driverPosition, null)
    },
  },
  {
    name: "whoever follows gets the present moment first, then each change, and the end is the end",
    run: async (stage) => {
      const { reference, ops, driver } = await onTheWay(stage)
      const followed = succeeded(await stage.services("stranger").live.follow({ reference, accessToken: null }))
      const stream = followed[Symbol.asyncIterator]()
      expectEqual((await next(stream)).state, "pickupStarted")
      succeeded(await driver.services.operations.reportPosition({ position: exact }))
      expectEqual((await next(stream)).driverPosition, { position: coarse, at: now, isExact: false })
      await obeyed(driver, reference, { type: "collect" })
      expectEqual((await next(stream)).state, "pickedUp")
      await obeyed(ops, reference, { type: "hold", reason: "weather" })
      expectEqual((await next(stream)).state, "onHold")
      await obeyed(ops, reference, { type: "cancel", reason: "other" })
      expectEqual((await next(stream)).state, "returning")
      await obeyed(driver, reference, { type: "arrive" })
      const { image } = succeeded(
        await driver.services.operations.storeProof({ reference, bytes: samplePictures.jpeg }),
      )
      await obeyed(driver, reference, { type: "deliver", proof: { kind: "signature", image } })
      const last = await next(stream)
      expectEqual([last.state, last.hasEnded, last.driverPosition], ["returned", true, null])
      expectEqual((await stream.next()).done, true)
    },
  },
  {
    name: "whoever follows is told the windows to which a booking is moved",
    run: async (stage) => {
      await stage.setNow(now)
      const { booking } = succeeded(await stage.services("owner").booking.placeBooking(sampleOrder()))
      const { reference } = booking
      const ops = await stage.staff("ops", "Olga")
      const followed = succeeded(await stage.services("stranger").live.follow({ reference, accessToken: null }))
      const stream = followed[Symbol.asyncIterator]()
      const first = await next(stream)
      expectEqual([first.pickupWindow, first.deliveryWindow], [booking.pickupWindow, booking.deliveryWindow])
      const pickup = { date: localDate("2026-11-24"), window: "9-13" }
      const delivery = { date: localDate("2026-11-25"), window: "17-22" }
      await obeyed(ops, reference, { type: "reschedule", pickup, delivery })
      const moved = await next(stream)
      expectEqual(
        [moved.pickupWindow.start, moved.pickupWindow.end, moved.deliveryWindow.end],
        [at("2026-11-24T09:00:00.000+04:00"), at("2026-11-24T13:00:00.000+04:00"), at("2026-11-25T22:00:00.000+04:00")],
      )
      const tracked = succeeded(await stage.services().tracking.track({ reference, accessToken: null }))
      expectEqual(tracked.pickupWindow, moved.pickupWindow)
    },
  },
  {
    name: "what has ended is told once",
    run: async (stage) => {
      const { reference, ops } = await onTheWay(stage)
      await obeyed(ops, reference, { type: "cancel", reason: "other" })
      const followed = succeeded(await stage.services().live.follow({ reference, accessToken: null }))
      const told: string[] = []
      for await (const { state } of followed) told.push(state)
      expectEqual(told, ["cancelled"])
    },
  },
  {
    name: "a reader who goes is gone",
    run: async (stage) => {
      const { reference } = await onTheWay(stage)
      const gone = new Aborting()
      const followed = succeeded(
        await stage.services().live.follow({ reference, accessToken: null }, { signal: gone.signal }),
      )
      const stream = followed[Symbol.asyncIterator]()
      await next(stream)
      const waiting = stream.next()
      gone.abort()
      expectEqual((await waiting).done, true)
    },
  },
  {
    name: "a reference that no booking has is followed by nobody",
    run: async (stage) => {
      await onTheWay(stage)
      for (const reference of [referenceNumber(77), "hello"]) {
        refused(await stage.services().live.follow({ reference, accessToken: null }), "BookingNotFound")
        refused(await stage.services().live.moment({ reference, accessToken: null }), "BookingNotFound")
      }
    },
  },
]
