import {
  IdempotencyMismatch,
  InvalidBooking,
  NotServed,
  ParcelRefused,
  PaymentMethodNotOffered,
  PriceChanged,
  SlotRefused,
  UnknownPlace,
} from "@mersal/domain/booking/booking-errors"
import { vehicles } from "@mersal/domain/booking/vehicle"
import { BookingNotFound } from "@mersal/domain/tracking/tracking-errors"
import * as z from "zod/mini"
import type { PlaceFields } from "./endpoint.ts"
import { codeOfMessage, messageOfCode, type WireError } from "./error-envelope.ts"
import { fieldAtWirePath, wirePathOf } from "./wire-codec.ts"
import { wireQuote } from "./wire-quote.ts"
import { decimalOf, majorUnits, wireBookingType, wireDate, wireInstant, wireMarket } from "./wire-values.ts"

/** Every refusal a use case can answer with. */
export type Refusal =
  | InvalidBooking
  | NotServed
  | UnknownPlace
  | ParcelRefused
  | SlotRefused
  | PriceChanged
  | PaymentMethodNotOffered
  | IdempotencyMismatch
  | BookingNotFound

/** A refusal without its texts: what programs read. One entry, but one for each issue of an invalid booking. */
export type BareWireError = Pick<WireError, "code" | "field" | "data">

const WireRefusedSlot = z.object({
  reason: z.string(),
  bktyp: wireBookingType,
  date: wireDate,
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

/** The reasons of the rule book that say "this window", next to those that say "this date". */
const slotCodes = "slot-"

/** @param placeFields where the request that is refused names its places */
export function encodeRefusal(
  error: Refusal,
  placeFields: PlaceFields = { pickup: "src", dropOff: "dest" },
): readonly BareWireError[] {
  switch (error._tag) {
    case "InvalidBooking":
      return error.issues.map((issue) => ({ code: codeOfMessage(issue.message), field: wirePathOf(issue.field) }))
    case "NotServed":
      return [
        {
          code: "not-served",
          field: unservedField(error, placeFields),
          data: z.encode(WireUnserved, { part: error.part }),
        },
      ]
    case "UnknownPlace":
      return [{ code: "unknown-place", field: placeFields[error.end], data: { end: error.end } }]
    case "ParcelRefused":
      return [
        {
          code: "parcel-refused",
          field: error.upgrade ? "vtyp" : (placeFields.parcel?.[error.reason] ?? "parcel"),
          data: z.encode(WireRefusedParcel, error),
        },
      ]
    case "SlotRefused":
      return [
        {
          code: error.reason.startsWith(slotCodes) ? error.reason : `slot-${error.reason}`,
          field: slotField(error),
          data: z.encode(WireRefusedSlot, { ...error, bktyp: error.bookingType, pkdt: error.earliest }),
        },
      ]
    case "PriceChanged": {
      const dom = error.quote.price.toPay.currency === "AED" ? "AE" : "QA"
      const tamt = error.previousTotal && majorUnits(error.previousTotal)
      return [
        { code: "price-changed", field: "tamt", data: z.encode(WireChangedPrice, { quote: error.quote, dom, tamt }) },
      ]
    }
    case "PaymentMethodNotOffered":
      return [{ code: "payment-method-not-offered", field: "paytyp", data: { method: error.method } }]
    case "IdempotencyMismatch":
      return [{ code: "idempotency-mismatch" }]
    case "BookingNotFound":
      return [{ code: "booking-not-found", field: "bookingId" }]
  }
}

/** A way that nobody drives, between two places that are served, is mended at its far end. */
const unservedField = ({ part }: NotServed, fields: PlaceFields): string =>
  part === "pickup" ? fields.pickup : fields.dropOff

/** What of the order chose the refused slot: the window it names, else its date. */
function slotField({ reason, window }: SlotRefused): string {
  if (reason === "delivery-wrong-date") return "deliveryDate"
  if (reason === "delivery-unknown-window") return "selectedDeliveryTime"
  return window === null || reason === "beyond-horizon" ? "pickupDate" : "selectedPickupTime"
}

/** The refusal that wire errors stand for, or null for one that no driving port has a type for. */
export function decodeRefusal(errors: readonly WireError[]): Refusal | null {
  const [error] = errors
  if (!error) return null
  switch (error.code) {
    case "not-served":
      return made(WireUnserved, error.data, (data) => new NotServed(data))
    case "unknown-place":
      return made(WireUnknownPlace, error.data, (data) => new UnknownPlace(data))
    case "parcel-refused":
      return made(WireRefusedParcel, error.data, (data) => new ParcelRefused(data))
    case "price-changed":
      return made(
        WireChangedPrice,
        error.data,
        ({ quote, dom, tamt }) =>
          new PriceChanged({ quote, previousTotal: tamt === null ? null : decimalOf(tamt, dom) }),
      )
    case "payment-method-not-offered":
      return made(z.object({ method: z.string() }), error.data, (data) => new PaymentMethodNotOffered(data))
    case "idempotency-mismatch":
      return new IdempotencyMismatch()
    case "booking-not-found":
      return new BookingNotFound()
  }
  if (error.code.startsWith(slotCodes)) {
    return made(
      WireRefusedSlot,
      error.data,
      ({ bktyp, pkdt, ...slot }) => new SlotRefused({ ...slot, bookingType: bktyp, earliest: pkdt }),
    )
  }
  if (!errors.every((each) => issueCodes.has(each.code))) return null
  return new InvalidBooking({
    issues: errors.map((each) => ({ field: fieldAtWirePath(each.field ?? ""), message: messageOfCode(each.code) })),
  })
}

const issueCodes = new Set(
  (
    [
      "enterAddressDetails",
      "pickupDateInPast",
      "phoneInvalid",
      "enterName",
      "enterPhone",
      "emailInvalid",
      "parcelMeasures",
    ] as const
  ).map(codeOfMessage),
)

function made<Data, Made>(codec: z.ZodMiniType<Data>, data: unknown, make: (data: Data) => Made): Made | null {
  const read = z.safeParse(codec, data)
  return read.success ? make(read.data) : null
}
