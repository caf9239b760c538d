import { everyBooking } from "../../../ports/driving/every-booking.ts"
import { expectEqual, expectTrue, refused, succeeded } from "../expectations.ts"
import type { StaffedCase } from "../staffed-stage.ts"
import { atTheDoor, fileOf, give, obeyed } from "./stage.ts"

/** The PIN that proves a delivery. */
export const pins: readonly StaffedCase[] = [
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
      // Every view shows it as delivered now.
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
]
