import * as Result from "effect/Result"
import type { Reference } from "../../../booking/order/reference.ts"
import type { Place } from "../../../booking/stop.ts"
import { addDays } from "../../../calendar/local-date.ts"
import { heldIn } from "../../../payment/cash-handover.ts"
import type { StaffCommand } from "../../../ports/driving/operations-service.ts"
import { farther, movedTo, nearer } from "../../moved-drop-off.ts"
import { expectEqual, expectTrue, refused, succeeded } from "../expectations.ts"
import type { StaffedCase, StaffedStage, StaffOnStage } from "../staffed-stage.ts"
import { arrive, atTheDoor, collect, fileOf, give, minute, now, obeyed, png, request, scene, start } from "./stage.ts"

/** What the owner is told about a booking's money, in minor units. */
async function toldOf(stage: StaffedStage, reference: Reference) {
  const asked = { reference, accessToken: null }
  const { paid, kept, goingBack, due } = succeeded(await stage.services("owner").ownBookings.booking(asked))
  return [paid, kept, goingBack, due].map(({ minor }) => minor)
}

/** A booking with a driver who has not set off. */
async function assigned(stage: StaffedStage) {
  const made = await scene(stage)
  await obeyed(made.ops, made.reference, { type: "assign", driver: made.driver.id })
  return made
}

/** The exceptions about a booking's money that somebody sees. */
const watchedBy = async (by: StaffOnStage, reference: Reference) =>
  (await fileOf(by, reference)).exceptions.map(({ kind }) => kind).filter((kind) => kind.startsWith("cash-"))

/** An owner has his parcel delivered elsewhere. Answers the price from then on. */
async function broughtTo(stage: StaffedStage, reference: Reference, place: Place) {
  const wish = movedTo(place)
  const asked = { reference, accessToken: null, wish, expectedTotal: null, isPreview: false }
  return succeeded(await stage.services("owner").ownBookings.changeBooking(asked)).booking.price.toPay.minor
}

const turnedBack = { type: "cancel", reason: "other" } as const

/** Money that a driver takes at the door. */
export const cash: readonly StaffedCase[] = [
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
    name: "a step that cash has overtaken on its way counts as given when it was, and what comes after it too",
    run: async (stage) => {
      const { reference, booking, ops, driver } = await assigned(stage)
      const { minor } = booking.price.toPay
      await obeyed(driver, reference, start)
      await stage.setNow(now + 20 * minute)
      const sent = async (command: StaffCommand, minutes: number) =>
        succeeded(await give(driver, reference, command, { at: now + minutes * minute })).at - now
      expectEqual(await sent({ type: "takeCash", minor }, 8), 8 * minute)
      expectEqual(await sent(arrive, 5), 5 * minute)
      expectEqual(await sent(collect, 10), 10 * minute)
      const { log } = await fileOf(ops, reference)
      expectEqual(
        log.map(({ type, order }) => [order, type]),
        ["assign", "start", "takeCash", "arrive", "collect"].map((type, index) => [index + 1, type]),
      )
    },
  },
  {
    name: "cash that was taken before its parcel turned back is kept as the policy says",
    run: async (stage) => {
      const { reference, booking, ops, driver } = await atTheDoor(stage)
      const { minor } = booking.price.toPay
      await obeyed(driver, reference, { type: "takeCash", minor })
      expectEqual((await obeyed(ops, reference, turnedBack)).state, "returning")
      expectEqual(await toldOf(stage, reference), [minor, minor, 0, 0])
    },
  },
  {
    name: "cash of which is heard when its parcel is on its way back is on the books, and goes back in full",
    run: async (stage) => {
      const { reference, booking, ops, driver } = await atTheDoor(stage)
      const { minor } = booking.price.toPay
      await stage.setNow(now + 10 * minute)
      await obeyed(ops, reference, turnedBack)
      expectEqual(await toldOf(stage, reference), [0, 0, 0, 0])
      await stage.setNow(now + 20 * minute)
      const taken = await give(driver, reference, { type: "takeCash", minor }, { at: now + 5 * minute })
      expectEqual([succeeded(taken).now.state, succeeded(taken).at], ["returning", now + 10 * minute])
      expectEqual(await toldOf(stage, reference), [minor, 0, minor, 0])
      expectEqual((await fileOf(driver, reference)).till.paid.minor, minor)
      expectEqual([await watchedBy(ops, reference), await watchedBy(driver, reference)], [["cash-to-return"], []])
      await obeyed(ops, reference, { type: "refund", minor })
      expectEqual(await watchedBy(ops, reference), [])
      expectEqual(await toldOf(stage, reference), [minor, 0, 0, 0])
    },
  },
  {
    name: "a booking whose cash goes back stays on the board, however long ago its day was, until it has gone",
    run: async (stage) => {
      const { reference, booking, ops, driver } = await assigned(stage)
      const { minor } = booking.price.toPay
      const monthLater = addDays(booking.pickupWindow.date, 30)
      const onBoard = async () => {
        const { exceptions } = succeeded(await ops.services.operations.board({ market: "AE", date: monthLater }))
        const found = exceptions.find((entry) => entry.booking.reference === reference)
        return found?.exceptions.map(({ kind }) => kind)
      }
      await stage.setNow(now + 10 * minute)
      await obeyed(ops, reference, turnedBack)
      expectEqual(await onBoard(), undefined)
      await obeyed(driver, reference, { type: "takeCash", minor })
      expectEqual(await onBoard(), ["cash-to-return"])
      await obeyed(ops, reference, { type: "refund", minor: minor - 1 })
      expectEqual(await onBoard(), ["cash-to-return"])
      await obeyed(ops, reference, { type: "refund", minor: 1 })
      expectEqual(await onBoard(), undefined)
    },
  },
  {
    name: "a delivered booking that became cheaper after its cash was taken stays on the board until the difference has gone",
    run: async (stage) => {
      const { reference, booking, ops, driver } = await assigned(stage)
      const { minor } = booking.price.toPay
      await obeyed(driver, reference, { type: "takeCash", minor })
      const beyond = minor - (await broughtTo(stage, reference, nearer))
      await obeyed(ops, reference, { type: "assign", driver: driver.id })
      await obeyed(driver, reference, start, collect, start)
      const stored = await driver.services.operations.storeProof({ reference, bytes: png })
      const proof = { kind: "photo", image: succeeded(stored).image } as const
      await obeyed(driver, reference, { type: "deliver", proof })
      const monthLater = addDays(booking.pickupWindow.date, 30)
      const onBoard = async () => {
        const { exceptions } = succeeded(await ops.services.operations.board({ market: "AE", date: monthLater }))
        return exceptions.some((entry) => entry.booking.reference === reference)
      }
      expectEqual(await onBoard(), true)
      await obeyed(ops, reference, { type: "refund", minor: beyond })
      expectEqual(await onBoard(), false)
    },
  },
  ...(["cancelled", "returning"] as const).map(
    (state): StaffedCase => ({
      name: `of a booking that is ${state} its driver is told what was due, which he may have taken before he knew`,
      run: async (stage) => {
        const { reference, booking, ops, driver } = await (state === "returning" ? atTheDoor : assigned)(stage)
        const { minor } = booking.price.toPay
        expectEqual((await obeyed(ops, reference, turnedBack)).state, state)
        const { due, paid } = (await fileOf(driver, reference)).till
        expectEqual([due.minor, paid.minor], [minor, 0])
        await obeyed(driver, reference, { type: "takeCash", minor: due.minor })
        const { till } = await fileOf(driver, reference)
        expectEqual([till.due.minor, till.paid.minor], [minor, minor])
      },
    }),
  ),
  ...(["unassign", "assign", "release"] as const).map(
    (by): StaffedCase => ({
      name: `cash that a driver took before ${by} took its booking from him is on the books with him, and no other act of his`,
      run: async (stage) => {
        const { reference, booking, ops, driver } = await assigned(stage)
        const other = await stage.staff("porter", "Daoud")
        const { minor } = booking.price.toPay
        await stage.setNow(now + 10 * minute)
        if (by === "release") await obeyed(ops, reference, { type: "hold", reason: "weather" })
        await obeyed(ops, reference, by === "assign" ? { type: by, driver: other.id } : { type: by })
        await stage.setNow(now + 20 * minute)
        const meanwhile = { at: now + 5 * minute }
        const took = { type: "takeCash", minor } as const
        refused(await give(driver, reference, start, meanwhile), "BookingNotFound")
        refused(await driver.services.operations.booking({ reference }), "BookingNotFound")
        for (const late of [{ at: null }, { at: now + 15 * minute }, { at: now - minute }])
          refused(await give(driver, reference, took, late), "BookingNotFound")
        if (by !== "assign") refused(await give(other, reference, took, meanwhile), "BookingNotFound")
        const sent = request(reference, took, meanwhile)
        const first = succeeded(await driver.services.operations.command(sent))
        expectEqual([first.at, succeeded(await driver.services.operations.command(sent)).at], [first.at, first.at])
        const { log, till } = await fileOf(ops, reference)
        const taken = log.filter(({ type }) => type === "takeCash").map(({ by: { role, id } }) => [role, id])
        expectEqual([taken, till.paid.minor], [[["porter", driver.id]], minor])
        const { accounts } = succeeded(await ops.services.books.cash({ market: "AE", date: null }))
        const held = accounts.find((account) => account.driver === driver.id)
        expectEqual(held && heldIn(held), minor)
      },
    }),
  ),
  ...([nearer, farther] as const).map(
    (place): StaffedCase => ({
      name: `cash that a driver took before its owner had it brought to ${place.cityName} counts as taken, and the difference is ${place === nearer ? "given back" : "due"}`,
      run: async (stage) => {
        const { reference, booking, ops, driver } = await assigned(stage)
        const { minor } = booking.price.toPay
        await stage.setNow(now + 10 * minute)
        const cost = await broughtTo(stage, reference, place)
        expectEqual(Math.sign(cost - minor), place === nearer ? -1 : 1)
        await stage.setNow(now + 20 * minute)
        const took = { type: "takeCash", minor } as const
        const short = { ...took, minor: minor - 1 }
        const other = refused(await give(driver, reference, short, { at: now + 5 * minute }), "CommandUnfit")
        expectEqual([other.reason, other.amount?.minor], ["another-amount", cost])
        succeeded(await give(driver, reference, took, { at: now + 5 * minute }))
        const again = await give(driver, reference, took, { at: now + 6 * minute })
        expectTrue(Result.isFailure(again), "cash is not taken twice")
        const { accounts } = succeeded(await ops.services.books.cash({ market: "AE", date: null }))
        const held = accounts.find((account) => account.driver === driver.id)
        expectEqual(held && heldIn(held), minor)
        if (place === farther) {
          expectEqual(await toldOf(stage, reference), [minor, 0, 0, cost - minor])
          await obeyed(ops, reference, { type: "assign", driver: driver.id })
          await obeyed(driver, reference, { type: "takeCash", minor: cost - minor })
        } else {
          expectEqual(await toldOf(stage, reference), [minor, 0, minor - cost, 0])
          expectEqual(await watchedBy(ops, reference), ["cash-to-return"])
          await obeyed(ops, reference, { type: "refund", minor: minor - cost })
        }
        const [, , goingBack, due] = await toldOf(stage, reference)
        expectEqual([goingBack, due], [0, 0])
        expectEqual(await watchedBy(ops, reference), [])
      },
    }),
  ),
  {
    name: "cash that was taken after its owner's change of the price is all that is due by then, and nothing else",
    run: async (stage) => {
      const { reference, booking, ops, driver } = await assigned(stage)
      const { minor } = booking.price.toPay
      await stage.setNow(now + 10 * minute)
      const cost = await broughtTo(stage, reference, farther)
      await obeyed(ops, reference, { type: "assign", driver: driver.id })
      await stage.setNow(now + 20 * minute)
      for (const late of [{ at: null }, { at: now + 15 * minute }]) {
        const unfit = refused(await give(driver, reference, { type: "takeCash", minor }, late), "CommandUnfit")
        expectEqual(unfit.amount?.minor, cost)
      }
      await obeyed(driver, reference, { type: "takeCash", minor: cost })
    },
  },
  {
    name: "of more than what was paid beyond a lower price, the desk owes nothing more, and what it gave out of goodwill is not due",
    run: async (stage) => {
      const { reference, booking, ops, driver } = await assigned(stage)
      const { minor } = booking.price.toPay
      await obeyed(driver, reference, { type: "takeCash", minor })
      const beyond = minor - (await broughtTo(stage, reference, nearer))
      expectEqual(await toldOf(stage, reference), [minor, 0, beyond, 0])
      await obeyed(ops, reference, { type: "refund", minor: beyond - 1 })
      expectEqual((await fileOf(ops, reference)).till.corrected.minor, beyond - 1)
      await obeyed(ops, reference, { type: "refund", minor: 500 })
      const { till } = await fileOf(ops, reference)
      expectEqual([till.refunded.minor, till.corrected.minor], [beyond + 499, beyond])
      const [, , goingBack, due] = await toldOf(stage, reference)
      expectEqual([goingBack, due], [0, 0])
    },
  },
]
