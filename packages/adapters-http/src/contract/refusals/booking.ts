import {
  CostCentreRefused,
  CreditLimitReached,
  IdempotencyMismatch,
  InvalidBooking,
  NotServed,
  ParcelRefused,
  PaymentMethodNotOffered,
  PriceChanged,
  SlotRefused,
  UnknownPlace,
} from "@mersal/domain/booking/booking-errors"
import { vehicles } from "@mersal/domain/booking/parcel/vehicle"
import * as z from "zod/mini"
import type { PlaceFields } from "../endpoint.ts"
import { codeOfMessage, messageOfCode } from "../error-envelope.ts"
import { fieldAtWirePath, wirePathOf } from "../wire-codec.ts"
import { wireQuote } from "../wire-quote.ts"
import { decimalOf, majorUnits, wireBookingType, wireDate, wireInstant, wireMarket, wireMoney } from "../wire-values.ts"
import { bareRefusal, made, type RefusalCodecs, refusalWithData } from "./refusal-codec.ts"

/** The refusals of listing slots, pricing and placing a booking. */
export type BookingRefusal =
  | InvalidBooking
  | NotServed
  | UnknownPlace
  | ParcelRefused
  | SlotRefused
  | PriceChanged
  | PaymentMethodNotOffered
  | CostCentreRefused
  | CreditLimitReached
  | IdempotencyMismatch

const WireRefusedSlot = z.object({
  reason: z.string(),
  bktyp: wireBookingType,
  date: wireDate,
  today: wireDate,
  window: z.nullable(z.string()),
  closedAt: z.nullable(wireInstant),
  pkdt: z.nullable(wireDate),
  next: z.nullable(z.object({ date: wireDate, window: z.string() })),
})
const WireChangedPrice = z.object({ quote: wireQuote, dom: wireMarket, tamt: z.nullable(z.number()) })
const WireRefusedParcel = z.object({
  reason: z.enum(["too-heavy", "too-large"]),
  vehicle: z.enum(vehicles),
  upgrade: z.nullable(z.enum(vehicles)),
})
const WireUnknownPlace = z.object({ end: z.enum(["pickup", "dropOff"]) })
const WireUnserved = z.object({ part: z.enum(["pickup", "delivery", "route"]) })

/** The prefix of reasons of the rule book that concern the window; the others concern the date. */
const slotCodes = "slot-"

export const bookingRefusals: RefusalCodecs<BookingRefusal> = {
  NotServed: {
    encode: (error, places) => [
      {
        code: "not-served",
        field: unservedField(error, places),
        data: z.encode(WireUnserved, { part: error.part }),
      },
    ],
    decode: ([{ code, data }]) =>
      code === "not-served" ? made(WireUnserved, data, (unserved) => new NotServed(unserved)) : null,
  },
  UnknownPlace: {
    encode: ({ end }, places) => [{ code: "unknown-place", field: places[end], data: { end } }],
    decode: ([{ code, data }]) =>
      code === "unknown-place" ? made(WireUnknownPlace, data, (unknown) => new UnknownPlace(unknown)) : null,
  },
  ParcelRefused: {
    encode: (error, { parcel }) => [
      {
        code: "parcel-refused",
        field: error.upgrade ? "vtyp" : (parcel?.[error.reason] ?? "parcel"),
        data: z.encode(WireRefusedParcel, error),
      },
    ],
    decode: ([{ code, data }]) =>
      code === "parcel-refused" ? made(WireRefusedParcel, data, (refused) => new ParcelRefused(refused)) : null,
  },
  SlotRefused: {
    encode: (error) => [
      {
        code: error.reason.startsWith(slotCodes) ? error.reason : `slot-${error.reason}`,
        field: slotField(error),
        data: z.encode(WireRefusedSlot, { ...error, bktyp: error.bookingType, pkdt: error.earliest }),
      },
    ],
    decode: ([{ code, data }]) =>
      code.startsWith(slotCodes)
        ? made(
            WireRefusedSlot,
            data,
            ({ bktyp, pkdt, ...slot }) => new SlotRefused({ ...slot, bookingType: bktyp, earliest: pkdt }),
          )
        : null,
  },
  PriceChanged: {
    encode: ({ quote, previousTotal }, { total = "tamt" }) => {
      const dom = quote.price.toPay.currency === "AED" ? "AE" : "QA"
      const tamt = previousTotal && majorUnits(previousTotal)
      // Without a total it is the quote whose price does not hold.
      const field = previousTotal === null ? "quoteId" : total
      return [{ code: "price-changed", field, data: z.encode(WireChangedPrice, { quote, dom, tamt }) }]
    },
    decode: ([{ code, data }]) =>
      code === "price-changed"
        ? made(
            WireChangedPrice,
            data,
            ({ quote, dom, tamt }) =>
              new PriceChanged({ quote, previousTotal: tamt === null ? null : decimalOf(tamt, dom) }),
          )
        : null,
  },
  PaymentMethodNotOffered: {
    encode: ({ method }) => [{ code: "payment-method-not-offered", field: "paytyp", data: { method } }],
    decode: ([{ code, data }]) =>
      code === "payment-method-not-offered"
        ? made(z.object({ method: z.string() }), data, (refused) => new PaymentMethodNotOffered(refused))
        : null,
  },
  CostCentreRefused: refusalWithData(
    "cost-centre-refused",
    z.object({ reason: z.enum(["no-company", "unknown"]) }),
    CostCentreRefused,
    "costCentre",
  ),
  CreditLimitReached: refusalWithData(
    "credit-limit-reached",
    z.object({ left: wireMoney }),
    CreditLimitReached,
    "paytyp",
  ),
  IdempotencyMismatch: bareRefusal("idempotency-mismatch", IdempotencyMismatch),
  InvalidBooking: {
    encode: ({ issues }) =>
      issues.map(({ field, message }) => ({ code: codeOfMessage(message), field: wirePathOf(field) })),
    decode: (errors) =>
      errors.every(({ code }) => issueCodes.has(code))
        ? new InvalidBooking({
            issues: errors.map(({ field, code }) => ({
              field: fieldAtWirePath(field ?? ""),
              message: messageOfCode(code),
            })),
          })
        : null,
  },
}

/** If a route between two served places is not driven, the drop-off is the field to change. */
const unservedField = ({ part }: NotServed, fields: PlaceFields): string =>
  part === "pickup" ? fields.pickup : fields.dropOff

/** The field that chose the refused slot: the window if the order names one, otherwise the date. */
function slotField({ reason, window }: SlotRefused): string {
  if (reason === "delivery-wrong-date") return "deliveryDate"
  if (reason === "delivery-unknown-window") return "selectedDeliveryTime"
  return window === null || reason === "beyond-horizon" ? "pickupDate" : "selectedPickupTime"
}

const issueCodes = new Set(
  (
    [
      "enterAddressDetails",
      "pickupDateInPast",
      "phoneInvalid",
      "enterName",
      "enterPhone",
      "enterEmail",
      "emailInvalid",
      "parcelMeasures",
    ] as const
  ).map(codeOfMessage),
)
