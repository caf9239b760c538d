import type { Reference } from "../../booking/order/reference.ts"
import { addDays } from "../../calendar/local-date.ts"
import { everyBooking } from "../../ports/driving/every-booking.ts"
import type { BoardNews, BoardPage, BoardQuery, StaffCommand } from "../../ports/driving/operations-service.ts"
import { at, referenceNumber } from "../sample-booking.ts"
import { sampleOrder } from "../sample-order.ts"
import { expectEqual, expectTrue, first, refused, succeeded } from "./expectations.ts"
import type { StaffedCase, StaffedStage, StaffOnStage } from "./staffed-stage.ts"

const now = at("2026-11-21T11:00:00.000+04:00")
const minute = 60_000

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
    const id = `board-command-${ids}`
    succeeded(await by.services.operations.command({ reference, command, id, at: null, place: null, after: null }))
  }
}

const book = async (stage: StaffedStage, browser = "owner") =>
  succeeded(await stage.services(browser).booking.placeBooking(sampleOrder())).booking

async function scene(stage: StaffedStage) {
  await stage.setNow(now)
  const booking = await book(stage)
  const ops = await stage.staff("ops", "Olga")
  const driver = await stage.staff("porter", "Dawud")
  return { booking, reference: booking.reference, ops, driver }
}

const boardOf = async (by: StaffOnStage, date = null as Parameters<typeof addDays>[0] | null) =>
  succeeded(await by.services.operations.board({ market: "AE", date }))

/** What a reader receives until a certain piece comes, without news about drivers' positions. */
async function until(stream: AsyncIterator<BoardNews>, isIt: (news: BoardNews) => boolean): Promise<BoardNews> {
  for (;;) {
    const { value, done } = await stream.next()
    if (done) throw new Error("The stream is over")
    if (isIt(value)) return value
  }
}

const isOf =
  (reference: Reference, state: string) =>
  (news: BoardNews): boolean =>
    news.kind === "booking" && news.reference === reference && news.state === state

export const boardServiceContract: readonly StaffedCase[] = [
  {
    name: "a day is counted by windows and zones, and what is out of order stands first",
    run: async (stage) => {
      await stage.setNow(now)
      const booking = await book(stage)
      const other = await book(stage, "other")
      const { reference } = booking
      const { date, start, end } = booking.pickupWindow
      // Staff sessions are shorter than a window.
      await stage.setNow(end - 20 * minute)
      const ops = await stage.staff("ops", "Olga")
      const driver = await stage.staff("porter", "Dawud")
      await obeyed(ops, other.reference, { type: "assign", driver: driver.id })
      await obeyed(driver, other.reference, { type: "start" }, { type: "fail", reason: "no-access" })
      const board = await boardOf(ops, date)
      expectEqual(
        board.cells.map(({ bookingType, zone, total, counts }) => [
          bookingType,
          zone,
          total,
          counts.unassigned,
          counts.failed,
        ]),
        [["nextDay", "dubai", 2, 1, 1]],
      )
      expectEqual(first(board.cells).window.start, start)
      expectEqual([board.counts.unassigned, board.counts.failed, board.counts.done], [1, 1, 0])
      expectTrue(
        board.zones.some(({ id, city }) => id === "dubai" && city.ar === "دبي"),
        "zones have their names",
      )
      const found = board.exceptions.find((entry) => entry.booking.reference === other.reference)
      expectEqual(
        found?.exceptions.map(({ kind }) => kind),
        ["pickup-failed"],
      )
      expectEqual(board.exceptionCount, board.exceptions.length)
      await stage.setNow(end)
      const after = await boardOf(ops)
      const exceptions = after.exceptions.map((entry) => [
        entry.booking.reference,
        entry.exceptions.map(({ kind, severity }) => `${kind} ${severity}`),
      ])
      expectEqual(first(after.cells).late, 2)
      expectTrue(
        JSON.stringify(exceptions).includes(`["${reference}",["unassigned urgent","late-pickup urgent"]]`),
        `unassigned and late: ${JSON.stringify(exceptions)}`,
      )
      const left = await boardOf(ops, addDays(date, 2))
      expectEqual([left.cells.length, left.exceptionCount], [0, 2])
    },
  },
  {
    name: "only bookings that are out of order are listed where they are asked for, page by page",
    run: async (stage) => {
      const { reference, ops, driver } = await scene(stage)
      const held: Reference[] = []
      for (const browser of ["a", "b", "c"]) {
        const booking = await book(stage, browser)
        held.push(booking.reference)
        await obeyed(ops, booking.reference, { type: "assign", driver: driver.id }, { type: "hold", reason: "weather" })
      }
      await obeyed(ops, reference, { type: "assign", driver: driver.id })
      const { operations } = ops.services
      const seen: Reference[] = []
      for (let cursor: string | null = null; ; ) {
        const query: BoardQuery = { ...everyBooking, onlyExceptions: true, limit: 2, cursor }
        const page: BoardPage = succeeded(await operations.bookings(query))
        seen.push(...page.bookings.map(({ booking }) => booking.reference))
        cursor = page.next
        if (cursor === null) break
      }
      expectEqual(seen, held.toSorted())
    },
  },
  {
    name: "drivers are suggested with what they carry, how far they are, and what they have",
    run: async (stage) => {
      const { booking, reference, ops, driver } = await scene(stage)
      const near = await stage.staff("porter", "Nura")
      const { operations } = ops.services
      const listed = succeeded(await operations.equipDriver({ id: near.id, vehicle: "van", capacity: 2 }))
      expectEqual([listed.name, listed.vehicle, listed.capacity, listed.load], ["Nura", "van", 2, 0])
      const was = { vehicle: "bike", capacity: 6 } as const
      const late = await operations.equipDriver({ id: near.id, vehicle: "car", capacity: 3, was })
      const { vehicle, capacity } = refused(late, "DriverChanged")
      expectEqual([vehicle, capacity], ["van", 2])
      const same = { id: near.id, vehicle: "van", capacity: 2 } as const
      for (const seen of [was, { vehicle, capacity }]) succeeded(await operations.equipDriver({ ...same, was: seen }))
      expectEqual(
        refused(await operations.equipDriver({ id: ops.id, vehicle: "van", capacity: 2 }), "CommandUnfit").reason,
        "unknown-driver",
      )
      const other = await book(stage, "other")
      await obeyed(ops, other.reference, { type: "assign", driver: near.id })
      const found = succeeded(await operations.suggestions({ reference }))
      expectEqual(
        found.map(({ driver: id, from, load, capacity, conflict }) => [id, from, load, capacity, conflict]),
        [
          [near.id, "stop", 1, 2, null],
          [driver.id, "unknown", 0, 6, null],
        ],
      )
      expectEqual(first(found).distanceKm, 0)
      await obeyed(ops, (await book(stage, "third")).reference, { type: "assign", driver: near.id })
      expectEqual(
        succeeded(await operations.suggestions({ reference })).map(({ driver: id }) => id),
        [driver.id],
      )
      await obeyed(ops, reference, { type: "cancel", reason: "other" })
      expectEqual(succeeded(await operations.suggestions({ reference })), [])
      refused(await operations.suggestions({ reference: referenceNumber(77) }), "BookingNotFound")
      expectEqual(booking.vehicle, "bike")
    },
  },
  {
    name: "a driver is listed with his load, his leg, and his place while it is fresh",
    run: async (stage) => {
      const { booking, reference, ops, driver } = await scene(stage)
      const { operations } = ops.services
      const his = async (by = operations) =>
        succeeded(await by.drivers({})).find(({ id }) => id === driver.id) ?? first([])
      const idle = await his()
      expectEqual([idle.load, idle.underWay, idle.position], [0, null, null])
      await obeyed(ops, reference, { type: "assign", driver: driver.id })
      await obeyed(driver, reference, { type: "start" })
      const { position } = booking.pickup
      succeeded(await driver.services.operations.reportPosition({ position }))
      const driving = await his()
      expectEqual(
        [driving.load, driving.underWay, driving.markets],
        [1, { reference, leg: "pickup" }, [booking.market]],
      )
      expectEqual([driving.position?.position, driving.position?.at, driving.isOnline], [position, now, true])
      await stage.setNow(now + 30 * minute)
      const gone = await his()
      expectEqual([gone.position, gone.isOnline], [null, false])
    },
  },
  {
    name: "whoever follows the board is told what changes, whoever changes it, and coming back misses nothing",
    run: async (stage) => {
      const { booking, reference, ops, driver } = await scene(stage)
      const gone = new Aborting()
      const { operations } = ops.services
      const open = async (after: string | null) =>
        succeeded(await operations.followBoard({ after }, { signal: gone.signal }))[Symbol.asyncIterator]()
      const stream = await open(null)
      const begun = await stream.next()
      expectEqual(begun.value?.kind, "begun")
      await obeyed(ops, reference, { type: "assign", driver: driver.id })
      const assigned = await until(stream, isOf(reference, "assigned"))
      expectEqual(
        [assigned.kind === "booking" && assigned.driver, assigned.kind === "booking" && assigned.order],
        [driver.id, 1],
      )
      const other = await book(stage, "other")
      const { id } = await until(stream, isOf(other.reference, "confirmed"))
      await obeyed(driver, reference, { type: "start" })
      succeeded(await driver.services.operations.reportPosition({ position: booking.pickup.position }))
      const place = await until(stream, ({ kind }) => kind === "position")
      expectEqual(place.kind === "position" && [place.driver, place.position?.position], [
        driver.id,
        booking.pickup.position,
      ])
      // A reader who comes back with a piece's id gets what came after it.
      const again = await open(id)
      expectEqual((await again.next()).value?.kind, "begun")
      await until(again, isOf(reference, "pickupStarted"))
      const lost = await open("999999999")
      expectEqual((await lost.next()).value?.kind, "reload")
      gone.abort()
    },
  },
  {
    name: "a driver is told of his own bookings alone, and of one that is taken from him",
    run: async (stage) => {
      const { reference, ops, driver } = await scene(stage)
      const gone = new Aborting()
      const other = await stage.staff("porter", "Nura")
      const { operations } = driver.services
      const open = async (after: string | null) =>
        succeeded(await operations.followRun({ after }, { signal: gone.signal }))[Symbol.asyncIterator]()
      const stream = await open(null)
      const { value } = await stream.next()
      expectEqual(value?.kind, "begun")
      await obeyed(ops, reference, { type: "hold", reason: "other" }, { type: "release" })
      const others = (await book(stage, "other")).reference
      await obeyed(ops, others, { type: "assign", driver: other.id })
      await obeyed(ops, reference, { type: "assign", driver: driver.id })
      const given = await stream.next()
      expectEqual(given.value?.kind === "booking" && [given.value.reference, given.value.driver], [
        reference,
        driver.id,
      ])
      await obeyed(ops, reference, { type: "assign", driver: other.id })
      const taken = await stream.next()
      expectEqual(taken.value?.kind === "booking" && [taken.value.reference, taken.value.driver], [reference, null])
      const again = await open(value?.id ?? null)
      expectEqual((await again.next()).value?.kind, "reload")
      gone.abort()
    },
  },
]
