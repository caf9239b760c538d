import type { Reference } from "../../booking/reference.ts"
import { addDays, localDate } from "../../calendar/local-date.ts"
import type { StandNow } from "../../delivery/delivery-errors.ts"
import { everyBooking } from "../../ports/driving/every-booking.ts"
import type { BoardPage, BoardQuery, CommandRequest, StaffCommand } from "../../ports/driving/operations-service.ts"
import type { Services } from "../../ports/driving/services.ts"
import { at, referenceNumber } from "../sample-booking.ts"
import { sampleOrder } from "../sample-order.ts"
import { expectEqual, expectTrue, first, refused, succeeded } from "./expectations.ts"
import type { StaffedCase, StaffedStage, StaffOnStage } from "./staffed-stage.ts"

const now = at("2026-11-21T11:00:00.000+04:00")
const minute = 60_000

/** A booking, a dispatcher and a driver. */
async function scene(stage: StaffedStage) {
  await stage.setNow(now)
  const { booking, accessToken } = succeeded(await stage.services("owner").booking.placeBooking(sampleOrder()))
  const ops = await stage.staff("ops", "Olga")
  const driver = await stage.staff("porter", "Dawud")
  return { booking, accessToken, reference: booking.reference, ops, driver }
}

let ids = 0
const request = (reference: Reference, command: StaffCommand, over: Partial<CommandRequest> = {}): CommandRequest => {
  ids += 1
  return { reference, command, id: `command-${ids}`, at: null, place: null, after: null, ...over }
}

const give = (by: StaffOnStage, reference: Reference, command: StaffCommand, over: Partial<CommandRequest> = {}) =>
  by.services.operations.command(request(reference, command, over))

/** Gives commands one after the other; each must be obeyed. Where the booking is after the last. */
async function obeyed(by: StaffOnStage, reference: Reference, ...commands: readonly StaffCommand[]): Promise<StandNow> {
  let stand: StandNow | null = null
  for (const command of commands) stand = succeeded(await give(by, reference, command)).now
  if (!stand) throw new Error("No command was given")
  return stand
}

const start = { type: "start" } as const
const arrive = { type: "arrive" } as const
const collect = { type: "collect" } as const
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])

async function atTheDoor(stage: StaffedStage) {
  const made = await scene(stage)
  const { ops, driver, reference } = made
  await obeyed(ops, reference, { type: "assign", driver: driver.id })
  await obeyed(driver, reference, start, arrive, collect, start, arrive)
  return made
}

const fileOf = async (by: StaffOnStage, reference: Reference) =>
  succeeded(await by.services.operations.booking({ reference }))

const events = async (services: Services, reference: Reference) =>
  succeeded(await services.tracking.track({ reference, accessToken: null })).events.map(
    ({ leg, kind }) => `${leg} ${kind}`,
  )

export const operationsServiceContract: readonly StaffedCase[] = [
  {
    name: "a booking goes from the desk over the road to the door, and its tracking shows the way",
    run: async (stage) => {
      const { reference, ops, driver } = await scene(stage)
      expectEqual(await obeyed(ops, reference, { type: "assign", driver: driver.id }), {
        state: "assigned",
        driver: driver.id,
        order: 1,
      })
      await obeyed(driver, reference, start, arrive, collect, start, arrive)
      const { image } = succeeded(await driver.services.operations.storeProof({ reference, bytes: png }))
      const end = await obeyed(driver, reference, { type: "deliver", proof: { kind: "photo", image } })
      expectEqual(end, { state: "delivered", driver: driver.id, order: 7 })
      expectEqual(await events(stage.services(), reference), [
        "pickup inProgress",
        "pickup completed",
        "delivery inProgress",
        "delivery completed",
      ])
    },
  },
  {
    name: "every command is an event with who, when and where",
    run: async (stage) => {
      const { reference, ops, driver } = await scene(stage)
      await obeyed(ops, reference, { type: "assign", driver: driver.id })
      await stage.setNow(now + minute)
      const place = { lat: 25.08049, lon: 55.14031 }
      succeeded(await give(driver, reference, start, { place, id: "the-command" }))
      const { log } = await fileOf(ops, reference)
      expectEqual(log, [
        {
          type: "assign",
          driver: driver.id,
          by: { role: "ops", id: ops.id },
          at: now,
          place: null,
          order: 1,
          commandId: first(log).commandId,
        },
        {
          type: "start",
          by: { role: "porter", id: driver.id },
          at: now + minute,
          place,
          order: 2,
          commandId: "the-command",
        },
      ])
    },
  },
  {
    name: "a command sent twice under one id acts once and is answered alike; another one under it is refused",
    run: async (stage) => {
      const { reference, ops, driver } = await scene(stage)
      const assign = request(reference, { type: "assign", driver: driver.id })
      const { operations } = ops.services
      const answer = succeeded(await operations.command(assign))
      await obeyed(ops, reference, { type: "hold", reason: "weather" })
      expectEqual(succeeded(await operations.command(assign)), answer)
      const many = await Promise.all(Array.from({ length: 5 }, () => operations.command(assign)))
      for (const one of many) expectEqual(succeeded(one), answer)
      refused(await operations.command({ ...assign, command: { type: "unassign" } }), "CommandIdReused")
      expectEqual((await fileOf(ops, reference)).log.length, 2)
    },
  },
  {
    name: "of two dispatchers at once one is obeyed, and the other hears what is so now",
    run: async (stage) => {
      const { reference, ops, driver } = await scene(stage)
      const others = await Promise.all(["Omar", "Odile"].map((name) => stage.staff("ops", name)))
      const answers = await Promise.all(
        [ops, ...others].map((one) => give(one, reference, { type: "assign", driver: driver.id }, { after: 0 })),
      )
      expectEqual(answers.filter((answer) => answer._tag === "Success").length, 1)
      for (const answer of answers.filter(({ _tag }) => _tag === "Failure")) {
        const { reason, now: stand } = refused(answer, "CommandConflict")
        expectEqual([reason, stand], ["outdone", { state: "assigned", driver: driver.id, order: 1 }])
      }
      expectEqual((await fileOf(ops, reference)).log.length, 1)
    },
  },
  {
    name: "a command from an old look at the booking is refused, whatever it is",
    run: async (stage) => {
      const { reference, ops, driver } = await scene(stage)
      await obeyed(ops, reference, { type: "assign", driver: driver.id })
      const late = refused(
        await give(ops, reference, { type: "cancel", reason: "other" }, { after: 0 }),
        "CommandConflict",
      )
      expectEqual(late.now.order, 1)
      succeeded(await give(ops, reference, { type: "cancel", reason: "other" }, { after: 1 }))
    },
  },
  {
    name: "a driver reaches what was given to him alone, and then only his own commands",
    run: async (stage) => {
      const { reference, ops, driver } = await scene(stage)
      const other = await stage.staff("porter", "Daoud")
      const { operations } = driver.services
      refused(await operations.booking({ reference }), "BookingNotFound")
      refused(await give(driver, reference, start), "BookingNotFound")
      await obeyed(ops, reference, { type: "assign", driver: driver.id })
      refused(await give(driver, reference, { type: "unassign" }), "CommandNotAllowed")
      refused(await give(ops, reference, start), "CommandNotAllowed")
      refused(await give(other, reference, start), "BookingNotFound")
      refused(await other.services.operations.writeNote({ reference, text: "Mine?" }), "BookingNotFound")
      refused(await other.services.operations.storeProof({ reference, bytes: png }), "BookingNotFound")
      const file = await fileOf(driver, reference)
      expectEqual([file.now.state, file.booking.customer.email], ["assigned", ""])
      expectTrue((await fileOf(ops, reference)).booking.customer.email !== "", "a dispatcher sees the e-mail")
    },
  },
  {
    name: "a reference that no booking has, and a text that is none, are not there",
    run: async (stage) => {
      const { ops } = await scene(stage)
      for (const reference of [referenceNumber(77), "hello"]) {
        refused(await ops.services.operations.booking({ reference }), "BookingNotFound")
        refused(await give(ops, reference as Reference, { type: "release" }), "BookingNotFound")
      }
    },
  },
  {
    name: "nobody but a driver who may drive is given a booking",
    run: async (stage) => {
      const { reference, ops } = await scene(stage)
      for (const driver of ["nobody", ops.id]) {
        const { reason } = refused(await give(ops, reference, { type: "assign", driver }), "CommandUnfit")
        expectEqual(reason, "unknown-driver")
      }
    },
  },
  {
    name: "a command that does not go with the state says what the state is",
    run: async (stage) => {
      const { reference, ops } = await scene(stage)
      const { reason, now: stand } = refused(await give(ops, reference, { type: "release" }), "CommandConflict")
      expectEqual([reason, stand], ["wrong-state", { state: "confirmed", driver: null, order: 0 }])
    },
  },
  {
    name: "a dispatcher takes a driver away, holds a booking and releases it",
    run: async (stage) => {
      const { reference, ops, driver } = await scene(stage)
      await obeyed(ops, reference, { type: "assign", driver: driver.id })
      expectEqual(await obeyed(ops, reference, { type: "unassign" }), { state: "confirmed", driver: null, order: 2 })
      expectEqual((await obeyed(ops, reference, { type: "hold", reason: "address-unclear" })).state, "onHold")
      expectEqual((await obeyed(ops, reference, { type: "release" })).state, "confirmed")
    },
  },
  {
    name: "other windows are set by their hours, and a delivery does not end before its pick-up",
    run: async (stage) => {
      const { reference, ops } = await scene(stage)
      const pickup = { date: localDate("2026-11-24"), window: "9-13" }
      const delivery = { date: localDate("2026-11-25"), window: "17-22" }
      await obeyed(ops, reference, { type: "reschedule", pickup, delivery })
      const { booking } = await fileOf(ops, reference)
      expectEqual(
        [
          booking.pickupWindow.date,
          booking.pickupWindow.start,
          booking.deliveryWindow.window,
          booking.deliveryWindow.end,
        ],
        [pickup.date, at("2026-11-24T09:00:00.000+04:00"), "17-22", at("2026-11-25T22:00:00.000+04:00")],
      )
      for (const wrong of [
        { pickup, delivery: { ...pickup, window: "9-12" } },
        { pickup: null, delivery: { date: localDate("2026-11-23"), window: "9-12" } },
        { pickup: { ...pickup, window: "soon" }, delivery },
        { pickup: { ...pickup, date: localDate("2020-01-01") }, delivery },
        {
          pickup: { ...pickup, date: localDate("2020-01-01") },
          delivery: { ...delivery, date: localDate("2020-01-01") },
        },
      ]) {
        const { reason } = refused(await give(ops, reference, { type: "reschedule", ...wrong }), "CommandUnfit")
        expectEqual(reason, "unfit-window")
      }
    },
  },
  {
    name: "nobody is missing where the driver has not waited for ten minutes",
    run: async (stage) => {
      const { reference, ops, driver } = await scene(stage)
      await obeyed(ops, reference, { type: "assign", driver: driver.id })
      await obeyed(driver, reference, start)
      const missing = { type: "fail", reason: "nobody-there" } as const
      expectEqual(refused(await give(driver, reference, missing), "CommandConflict").reason, "not-arrived")
      await obeyed(driver, reference, arrive)
      await stage.setNow(now + 10 * minute - 1)
      const { reason, until } = refused(await give(driver, reference, missing), "CommandConflict")
      expectEqual([reason, until], ["still-waiting", now + 10 * minute])
      await stage.setNow(now + 10 * minute)
      expectEqual((await obeyed(driver, reference, missing)).state, "pickupFailed")
      expectEqual(
        refused(await give(driver, reference, { type: "fail", reason: "refused" }), "CommandConflict").reason,
        "wrong-state",
      )
    },
  },
  {
    name: "a phone without a line says later when it was, and is believed within reason",
    run: async (stage) => {
      const { reference, ops, driver } = await scene(stage)
      await obeyed(ops, reference, { type: "assign", driver: driver.id })
      // Half an hour: staff are signed out after an hour without a call.
      await stage.setNow(now + 30 * minute)
      const given = async (command: StaffCommand, when: number) =>
        succeeded(await give(driver, reference, command, { at: when })).at
      expectEqual(await given(start, now + 20 * minute), now + 20 * minute)
      expectEqual(await given(arrive, now + 10 * minute), now + 20 * minute)
      expectEqual(await given(collect, now + 90 * minute), now + 30 * minute)
      const desk = succeeded(await give(ops, reference, { type: "hold", reason: "other" }, { at: now }))
      expectEqual(desk.at, now + 30 * minute)
    },
  },
  {
    name: "cash is taken once, in full, and given back no more than was taken",
    run: async (stage) => {
      const { reference, booking, ops, driver } = await scene(stage)
      await obeyed(ops, reference, { type: "assign", driver: driver.id })
      const { minor } = booking.price.toPay
      const short = refused(await give(driver, reference, { type: "takeCash", minor: minor - 1 }), "CommandUnfit")
      expectEqual([short.reason, short.amount], ["another-amount", booking.price.toPay])
      await obeyed(driver, reference, { type: "takeCash", minor })
      expectEqual(
        refused(await give(driver, reference, { type: "takeCash", minor }), "CommandConflict").reason,
        "already-paid",
      )
      const much = refused(await give(ops, reference, { type: "refund", minor: minor + 1 }), "CommandUnfit")
      expectEqual(much.reason, "refund-exceeds-payment")
      await obeyed(ops, reference, { type: "refund", minor: 100 })
      const { till } = await fileOf(ops, reference)
      expectEqual([till.due.minor, till.paid.minor, till.refunded.minor], [minor, minor, 100])
    },
  },
  {
    name: "the PIN that the owner sees proves the delivery, with blanks and in Arabic digits too",
    run: async (stage) => {
      const { reference, accessToken, driver } = await atTheDoor(stage)
      const seen = async (browser?: string, token: string | null = null) =>
        succeeded(await stage.services(browser).live.moment({ reference, accessToken: token })).pin
      const pin = await seen("owner")
      expectEqual([await seen("other", accessToken), await seen("other")], [pin, null])
      const told = succeeded(await driver.services.live.moment({ reference, accessToken: null }))
      expectEqual(told.pin, null, "what the driver sees of the PIN")
      expectTrue(pin !== null && /^\d{4}$/.test(pin), "four digits")
      const said = [...pin].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0x630)).join(" ")
      await obeyed(driver, reference, { type: "deliver", proof: { kind: "pin", pin: said } })
      expectEqual(await seen("owner"), null)
      // Wherever it is looked at, it is delivered now.
      const board = { ...everyBooking, driver: driver.id, limit: 10 }
      const { operations } = (await stage.staff("ops", "Olga")).services
      expectEqual(
        succeeded(await operations.bookings(board)).bookings.map(({ now: { state } }) => state),
        ["delivered"],
      )
      const owner = stage.services("owner").ownBookings
      const cancelled = await owner.cancelBooking({ reference, accessToken: null, expectedFee: null })
      expectEqual(refused(cancelled, "NotCancellable").state, "delivered")
    },
  },
  {
    name: "a wrong PIN proves nothing, and after five tries no PIN does",
    run: async (stage) => {
      const { reference, ops, driver } = await atTheDoor(stage)
      const right = succeeded(await stage.services("owner").live.moment({ reference, accessToken: null })).pin ?? ""
      const wrong = String((Number(right) + 1) % 10_000).padStart(4, "0")
      const tell = async (pin: string) =>
        refused(await give(driver, reference, { type: "deliver", proof: { kind: "pin", pin } }), "CommandUnfit").reason
      for (let number = 0; number < 5; number += 1) expectEqual(await tell(wrong), "wrong-pin")
      for (const pin of [wrong, right]) expectEqual(await tell(pin), "pin-locked")
      expectEqual((await fileOf(ops, reference)).now.state, "deliveryStarted")
    },
  },
  {
    name: "of many tries of PINs at once five count",
    run: async (stage) => {
      const { reference, driver } = await atTheDoor(stage)
      const right = succeeded(await stage.services("owner").live.moment({ reference, accessToken: null })).pin ?? ""
      const pins = Array.from({ length: 20 }, (_, number) =>
        String((Number(right) + 1 + number) % 10_000).padStart(4, "0"),
      )
      const answers = await Promise.all(
        pins.map((pin) => give(driver, reference, { type: "deliver", proof: { kind: "pin", pin } })),
      )
      const reasons = answers.map((answer) => refused(answer, "CommandUnfit").reason)
      expectEqual(reasons.filter((reason) => reason === "wrong-pin").length, 5)
    },
  },
  {
    name: "no PIN and no seal stands in what staff read",
    run: async (stage) => {
      const { reference, ops, driver } = await atTheDoor(stage)
      const pin = succeeded(await stage.services("owner").live.moment({ reference, accessToken: null })).pin ?? ""
      await obeyed(driver, reference, { type: "deliver", proof: { kind: "pin", pin } })
      const { log } = await fileOf(ops, reference)
      const proof = log.flatMap((event) => (event.type === "deliver" ? [event.proof] : []))
      expectEqual(proof, [{ kind: "pin", seal: "" }])
    },
  },
  {
    name: "a picture proves the delivery of its own booking alone",
    run: async (stage) => {
      const { reference, driver } = await atTheDoor(stage)
      const other = succeeded(await stage.services("other").booking.placeBooking(sampleOrder())).booking.reference
      const ops = await stage.staff("ops", "Olli")
      await obeyed(ops, other, { type: "assign", driver: driver.id })
      const { image } = succeeded(await driver.services.operations.storeProof({ reference: other, bytes: png }))
      for (const wrong of [image, "0".repeat(32), ""]) {
        const { reason } = refused(
          await give(driver, reference, { type: "deliver", proof: { kind: "signature", image: wrong } }),
          "CommandUnfit",
        )
        expectEqual(reason, "unfit-proof")
      }
    },
  },
  {
    name: "a picture is kept once, for its owner, its driver and dispatchers, and only a picture",
    run: async (stage) => {
      const { reference, accessToken, ops, driver } = await atTheDoor(stage)
      const { operations } = driver.services
      const kept = succeeded(await operations.storeProof({ reference, bytes: png }))
      expectEqual(succeeded(await operations.storeProof({ reference, bytes: png })), kept)
      expectTrue(/^[0-9a-f]{64}$/.test(kept.digest), "a digest of 64 hexadecimal digits")
      expectEqual(
        (await fileOf(ops, reference)).proofs.map(({ image }) => image),
        [kept.image],
      )
      const shown = (services: Services, token: string | null = null, image = kept.image) =>
        services.operations.proof({ reference, image, accessToken: token })
      for (const services of [driver.services, ops.services, stage.services("owner")])
        expectEqual(succeeded(await shown(services)), { type: "image/png", bytes: png })
      succeeded(await shown(stage.services("stranger"), accessToken))
      const another = await stage.staff("porter", "Dana")
      for (const services of [stage.services(), stage.services("stranger"), another.services])
        refused(await shown(services), "BookingNotFound")
      refused(await shown(ops.services, null, "0".repeat(32)), "BookingNotFound")
      refused(await shown(ops.services, null, "../../secrets"), "BookingNotFound")
      const text = Uint8Array.from([...'<svg onload="x">'].map((letter) => letter.charCodeAt(0)))
      expectEqual(
        refused(await operations.storeProof({ reference, bytes: text }), "ProofImageRefused").reason,
        "not-an-image",
      )
    },
  },
  {
    name: "ten pictures of a booking are enough",
    run: async (stage) => {
      const { reference, driver } = await atTheDoor(stage)
      const store = (number: number) =>
        driver.services.operations.storeProof({ reference, bytes: Uint8Array.from([...png, number]) })
      for (let number = 0; number < 10; number += 1) succeeded(await store(number))
      expectEqual(refused(await store(10), "ProofImageRefused").reason, "too-many")
      succeeded(await store(3))
    },
  },
  {
    name: "the board lists bookings by date, state and driver, page by page",
    run: async (stage) => {
      await stage.setNow(now)
      const ops = await stage.staff("ops", "Olga")
      const driver = await stage.staff("porter", "Dawud")
      const day = (date: string) => sampleOrder({ pickupDate: localDate(date) })
      const references: Reference[] = []
      for (const date of ["2026-11-23", "2026-11-22", "2026-11-24", "2026-11-22"])
        references.push(succeeded(await stage.services().booking.placeBooking(day(date))).booking.reference)
      const [a, b, c, d] = references as [Reference, Reference, Reference, Reference]
      await obeyed(ops, a, { type: "assign", driver: driver.id })
      const { operations } = ops.services
      const all: BoardQuery = { ...everyBooking, limit: 100 }
      const list = async (query: Partial<BoardQuery> = {}) =>
        succeeded(await operations.bookings({ ...all, ...query })).bookings.map(({ booking }) => booking.reference)
      const [b1, b2] = [b, d].toSorted() as [Reference, Reference]
      const inOrder = [b1, b2, a, c]
      expectEqual(await list(), inOrder)
      expectEqual(await list({ states: ["assigned"] }), [a])
      expectEqual(await list({ driver: driver.id }), [a])
      expectEqual(await list({ driver: "nobody" }), [])
      expectEqual(await list({ driver: "none" }), [b1, b2, c])
      expectEqual(await list({ states: ["assigned", "confirmed"] }), inOrder)
      expectEqual([await list({ market: "QA" }), await list({ market: "AE" })], [[], inOrder])
      expectEqual([await list({ vehicle: "van" }), await list({ bookingType: "onDemand" })], [[], []])
      expectEqual([await list({ zone: "dubai" }), await list({ zone: "sharjah" })], [inOrder, []])
      expectEqual([await list({ search: a.toLowerCase() }), await list({ search: 'zz"%_' })], [[a], []])
      const on = (date: string) => list({ date: localDate(date) })
      // Next Day: picked up one day, delivered the next.
      expectEqual(await on("2026-11-23"), [b1, b2, a])
      expectEqual(await on("2026-11-30"), [])
      const paged = async (query: Partial<BoardQuery>, limit: number) => {
        const seen: Reference[] = []
        for (let cursor: string | null = null; ; ) {
          const page: BoardPage = succeeded(await operations.bookings({ ...all, ...query, cursor, limit }))
          seen.push(...page.bookings.map(({ booking }) => booking.reference))
          cursor = page.next
          if (cursor === null) return seen
        }
      }
      expectEqual(await paged({}, 3), inOrder)
      // Of a date what is due first comes first, and what is over last.
      await obeyed(ops, b1, { type: "cancel", reason: "other" })
      for (const limit of [1, 2, 3]) expectEqual(await paged({ date: localDate("2026-11-23") }, limit), [b2, a, b1])
      expectEqual(await list({ date: localDate("2026-11-23"), cursor: "over.nobody" }), [b2, a, b1])
    },
  },
  {
    name: "a driver's day holds his own bookings, each with its leg and what is to be paid",
    run: async (stage) => {
      const { reference, booking, ops, driver } = await scene(stage)
      const other = succeeded(await stage.services("other").booking.placeBooking(sampleOrder())).booking.reference
      const { operations } = driver.services
      const today = { date: booking.pickupWindow.date }
      expectEqual(succeeded(await operations.run(today)), [])
      await obeyed(ops, reference, { type: "assign", driver: driver.id })
      await obeyed(ops, other, { type: "assign", driver: (await stage.staff("porter", "Dina")).id })
      const stop = first(succeeded(await operations.run(today)))
      expectEqual(
        [stop.booking.reference, stop.leg, stop.now.state, stop.till.due, stop.booking.customer.email],
        [reference, "pickup", "assigned", booking.price.toPay, ""],
      )
      await obeyed(driver, reference, start, arrive, collect)
      expectEqual(first(succeeded(await operations.run({ date: booking.deliveryWindow.date }))).leg, "delivery")
      expectEqual(succeeded(await operations.run({ date: addDays(booking.pickupWindow.date, -1) })), [])
      // What he carries stays on his run until he has handed it over.
      expectEqual(first(succeeded(await operations.run({ date: localDate("2027-01-01") }))).leg, "delivery")
    },
  },
  {
    name: "notes are read by staff, in the order in which they were written",
    run: async (stage) => {
      const { reference, ops, driver } = await scene(stage)
      await obeyed(ops, reference, { type: "assign", driver: driver.id })
      const note = succeeded(await ops.services.operations.writeNote({ reference, text: "Gate code <b>12</b> 🚪" }))
      await stage.setNow(now + 1)
      succeeded(await driver.services.operations.writeNote({ reference, text: "Thanks" }))
      const { notes } = await fileOf(driver, reference)
      expectEqual(
        notes.map(({ by }) => by.role),
        ["ops", "porter"],
      )
      expectEqual(first(notes), note)
      expectTrue(!note.text.includes("🚪"), "the text is sanitised as any other (D24)")
    },
  },
  {
    name: "drivers are listed by name",
    run: async (stage) => {
      const ops = await stage.staff("ops", "Olga")
      for (const name of ["Zaid", "Ali"]) await stage.staff("porter", name)
      const drivers = succeeded(await ops.services.operations.drivers({}))
      expectEqual(
        drivers.map(({ name }) => name),
        ["Ali", "Zaid"],
      )
    },
  },
  {
    name: "a driver's place is taken only while he is on a leg",
    run: async (stage) => {
      const { reference, ops, driver } = await scene(stage)
      const report = () => driver.services.operations.reportPosition({ position: { lat: 25.08049, lon: 55.14031 } })
      refused(await report(), "NotOnTheWay")
      await obeyed(ops, reference, { type: "assign", driver: driver.id })
      refused(await report(), "NotOnTheWay")
      await obeyed(driver, reference, start)
      succeeded(await report())
      await obeyed(driver, reference, collect)
      refused(await report(), "NotOnTheWay")
    },
  },
]
