import type { Booking } from "../../../booking/booking.ts"
import type { StaffCommand } from "../../../ports/driving/operations-service.ts"
import { movedTo, nearer } from "../../moved-drop-off.ts"
import { at } from "../../sample-booking.ts"
import { sampleOrder } from "../../sample-order.ts"
import { expectEqual, expectTrue, succeeded } from "../expectations.ts"
import type { StaffedCase, StaffedStage, StaffOnStage } from "../staffed-stage.ts"
import { editOf, tariffOf } from "./stage.ts"

/** Staff stay signed in until then. */
const beforeTheLastOrder = at("2026-11-21T15:50:00.000+04:00")

const named = ({ reference }: Booking) => ({ reference, accessToken: null })

const command = ({ services }: StaffOnStage, { reference }: Booking, given: StaffCommand) =>
  services.operations.command({
    reference,
    id: `${given.type}-${reference}`,
    command: given,
    at: null,
    place: null,
    after: null,
  })

/** A cash booking of the owner that is paid. */
async function paid(stage: StaffedStage, ops: StaffOnStage): Promise<Booking> {
  const order = sampleOrder({ bookingType: "sameDay" })
  const { booking } = succeeded(await stage.services("owner").booking.placeBooking(order))
  succeeded(await command(ops, booking, { type: "takeCash", minor: booking.price.toPay.minor }))
  return booking
}

/** What cancelling has cost or would cost, as its owner is told. */
const costOf = async (stage: StaffedStage, booking: Booking) =>
  succeeded(await stage.services("owner").ownBookings.cancellation(named(booking))).cancellation

/** What is kept of a cancelled booking and what is refunded, in every place that tells it. */
async function toldOf(stage: StaffedStage, ops: StaffOnStage, booking: Booking) {
  const { ownBookings, tracking } = stage.services("owner")
  const own = succeeded(await ownBookings.booking(named(booking)))
  const tracked = succeeded(await tracking.track(named(booking))).money
  const file = succeeded(await ops.services.operations.booking(named(booking)))
  return [
    await costOf(stage, booking),
    { fee: own.kept, refund: own.goingBack },
    { fee: tracked?.kept, refund: tracked?.goingBack },
    ...file.log.flatMap((event) => (event.type === "cancel" ? [event.terms] : [])),
    file.fee,
  ]
}

/** The cost of a cancelled booking if its price list is edited afterwards (D36). */
export const keptFees: readonly StaffedCase[] = [
  {
    name: "what is kept of a cancelled booking stays as it was told, whoever cancelled it and whatever becomes of the price list",
    run: async (stage) => {
      await stage.setNow(beforeTheLastOrder)
      const ops = await stage.staff("ops", "Olga")
      const { admin } = (await stage.staff("admin", "Amal")).services
      const [owners, desks, open] = [await paid(stage, ops), await paid(stage, ops), await paid(stage, ops)]
      await stage.setNow(open.orderBy)
      const cancelled = await stage.services("owner").ownBookings.cancelBooking({ ...named(owners), expectedFee: null })
      const { cancellation } = succeeded(cancelled)
      succeeded(await command(ops, desks, { type: "cancel", reason: "other" }))
      const { fee, refund } = cancellation
      expectTrue(fee.minor > 0 && refund.minor > 0, "a part is kept, and a part goes back")

      const told = [cancellation, { fee, refund }, { fee, refund }, { fee, refund }, fee]
      const stands = async () => {
        expectEqual([await toldOf(stage, ops, owners), await toldOf(stage, ops, desks)], [told, told])
      }
      await stands()
      const tariff = await tariffOf(admin, "AE")
      const cheaper = succeeded(await admin.edit(editOf(tariff, tariff.value.minimumMinor - 500)))
      await stands()
      succeeded(await admin.edit(editOf(cheaper, 99_900)))
      await stands()
      expectEqual(await costOf(stage, open), cancellation, "what is open is told what was agreed on with it")
    },
  },
  {
    name: "cancelling costs what was told before the booking, whatever becomes of the price list",
    run: async (stage) => {
      await stage.setNow(beforeTheLastOrder)
      const ops = await stage.staff("ops", "Olga")
      const { admin } = (await stage.staff("admin", "Amal")).services
      const told = async () => succeeded(await stage.services().referenceData.policy({ market: "AE" })).minimumFare
      const agreed = await told()
      const before = await paid(stage, ops)
      const dear = succeeded(await admin.edit(editOf(await tariffOf(admin, "AE"), agreed.minor + 100)))
      const [later, after] = [await told(), await paid(stage, ops)]
      succeeded(await admin.edit(editOf(dear, 0)))
      await stage.setNow(after.orderBy)
      expectEqual([(await costOf(stage, before)).fee, (await costOf(stage, after)).fee], [agreed, later])
      expectTrue(agreed.minor < later.minor, "and the two were told different fares")
    },
  },
  {
    name: "a booking keeps its promo as it was, whatever an admin makes of the code",
    run: async (stage) => {
      await stage.setNow(beforeTheLastOrder)
      const { admin } = (await stage.staff("admin", "Amal")).services
      const order = sampleOrder({ bookingType: "sameDay", promoCode: "WELCOME10" })
      const { booking } = succeeded(await stage.services("owner").booking.placeBooking(order))
      const wish = movedTo(nearer)
      const asked = { ...named(booking), wish, expectedTotal: null, isPreview: true }
      const discount = async () =>
        succeeded(await stage.services("owner").ownBookings.changeBooking(asked)).booking.price.discount
      const before = await discount()
      const codes = succeeded(await admin.list({ kind: "promos", market: "AE" }))
      const welcome = codes.find(({ value }) => value.code === "WELCOME10")
      if (!welcome) throw new Error("There is no such promo")
      const { value, version } = welcome
      const less = { ...value, discount: { type: "PERCENTAGE_DISCOUNT", percent: 1 } } as const
      const edit = { kind: "promos", action: "edit", market: "AE", id: "WELCOME10", version, value: less } as const
      succeeded(await admin.edit(edit))
      expectEqual(await discount(), before)
      expectTrue(before.minor > booking.price.discount.minor / 2, "ten per cent of the way that is asked for")
    },
  },
]
