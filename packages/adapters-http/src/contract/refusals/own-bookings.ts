import {
  CancellationCostsOtherwise,
  ChangeCostsOtherwise,
  ChangeRefused,
  ChangeUnpaid,
  NotCancellable,
} from "@mersal/domain/booking/booking-errors"
import { type BookingPart, bookingParts, changeRefusals } from "@mersal/domain/booking/change/change-policy"
import { WindowOfAnotherDay } from "@mersal/domain/booking/windows/window-errors"
import * as z from "zod/mini"
import { wireCancellation } from "../endpoints/booking-changes.ts"
import { wireState } from "../wire-state.ts"
import { wireMoney } from "../wire-values.ts"
import { bareRefusal, made, type RefusalCodecs, refusalWithData } from "./refusal-codec.ts"

/** The refusals of cancelling and changing a booking of the caller. */
export type OwnBookingRefusal =
  | NotCancellable
  | CancellationCostsOtherwise
  | ChangeRefused
  | ChangeCostsOtherwise
  | ChangeUnpaid
  | WindowOfAnotherDay

const part = z.enum(bookingParts as [BookingPart, ...BookingPart[]])
const WireRefusedChange = z.object({ part, reason: z.enum(changeRefusals) })

/** The field in the body of a change for each part of a booking. */
const fields: Readonly<Partial<Record<BookingPart, string>>> = {
  "pickup-address": "pkp.0.add",
  "pickup-details": "pkp.0",
  "drop-off-address": "dlv.0.add",
  "drop-off-details": "dlv.0",
  time: "pickupDate",
}

export const ownBookingRefusals: RefusalCodecs<OwnBookingRefusal> = {
  NotCancellable: refusalWithData("not-cancellable", z.object({ state: wireState }), NotCancellable),
  CancellationCostsOtherwise: refusalWithData(
    "cancellation-costs-otherwise",
    z.object({ cancellation: wireCancellation }),
    CancellationCostsOtherwise,
    "fee",
  ),
  ChangeRefused: {
    encode: (refused) => [
      { code: "change-refused", field: fields[refused.part] ?? "", data: z.encode(WireRefusedChange, refused) },
    ],
    decode: ([{ code, data }]) =>
      code === "change-refused" ? made(WireRefusedChange, data, (refused) => new ChangeRefused(refused)) : null,
  },
  ChangeCostsOtherwise: refusalWithData(
    "change-costs-otherwise",
    z.object({ total: wireMoney, previousTotal: wireMoney }),
    ChangeCostsOtherwise,
    "tamt",
  ),
  ChangeUnpaid: refusalWithData("change-unpaid", z.object({ amount: wireMoney }), ChangeUnpaid),
  WindowOfAnotherDay: bareRefusal("window-of-another-day", WindowOfAnotherDay, "selectedPickupTime.value"),
}
