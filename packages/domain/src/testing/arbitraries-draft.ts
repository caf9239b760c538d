import fc from "fast-check"
import { bookingTypes } from "../booking/booking-type.ts"
import type { ContactDraft, GuestIdentity } from "../booking/draft/contact-choice.ts"
import { type Draft, newDraft, type StopDraft } from "../booking/draft/draft.ts"
import { packageLimit } from "../booking/parcel/package-limits.ts"
import type { Parcel, Sides } from "../booking/parcel/parcel.ts"
import { vehicles } from "../booking/parcel/vehicle.ts"
import type { Place } from "../booking/stop.ts"
import { fieldLimits } from "../market/field-limits.ts"
import type { PaymentMethod } from "../payment/payment-method.ts"
import { aDate, aMarket, aParcel, aPosition, aText } from "./arbitraries.ts"

// fast-check generators of bookings that are being filled in: as typed, so anything may be missing or wrong, including
// a text longer than its field and a parcel that nobody carries.

const methods = ["cashAtPickup", "cashAtDelivery", "card", "debitCard"] as const satisfies readonly PaymentMethod[]

/** A phone of this market, another country's, half of one, or none. */
const aTypedPhone: fc.Arbitrary<string> = fc.constantFrom(
  "",
  "050 123 4567",
  "+971501234567",
  "٠٥٠١٢٣٤٥٦٧",
  "3312 3456",
  "+974 3312 3456",
  "12345",
)

/** As long as the field, or one letter longer: pasted text is counted, not cut. */
const aTypedText = (limit: number): fc.Arbitrary<string> =>
  fc.oneof({ weight: 19, arbitrary: aText(limit) }, fc.constant("W".repeat(limit + 1)))

const [length, width, height] = packageLimit.boxCm
const tooLarge: Sides = [length, width + 1, height]

/** One in nine is a gram or a centimetre above the limit. */
const aTypedParcel: fc.Arbitrary<Parcel> = fc.oneof(
  { weight: 8, arbitrary: aParcel },
  fc
    .tuple(aParcel, fc.constantFrom({ weightGrams: packageLimit.maximumKg * 1_000 + 1 }, { sidesCm: tooLarge }))
    .map(([parcel, more]) => ({ ...parcel, size: "own" as const, ...more })),
)

const aPlace: fc.Arbitrary<Place> = fc.record({
  address: aText(fieldLimits.address),
  position: aPosition,
  cityName: aText(95),
})

/** With 'Contact Me' both fields are empty, because the guest's own name and phone are used. */
const aContactDraft: fc.Arbitrary<ContactDraft> = fc.oneof(
  fc.constant({ choice: "me" as const, name: "", phone: "" }),
  fc.record({ choice: fc.constant("other" as const), name: aTypedText(fieldLimits.contactName), phone: aTypedPhone }),
)

const aStopDraft: fc.Arbitrary<StopDraft> = fc.record({
  place: fc.option(aPlace),
  left: fc.option(aPosition, { nil: undefined }),
  building: aTypedText(fieldLimits.building),
  landmark: aTypedText(fieldLimits.landmark),
  contact: aContactDraft,
})

const aTypedGuest: fc.Arbitrary<GuestIdentity> = fc.record({
  name: aTypedText(fieldLimits.name),
  phone: aTypedPhone,
  email: fc.constantFrom("", "amna@example.com", "amna@"),
})

/** A draft at any step, from just begun to complete. */
export const aDraft: fc.Arbitrary<Draft> = fc
  .record({
    id: fc.uuid(),
    market: aMarket,
    filledIn: fc.record(
      {
        pickup: aStopDraft,
        dropOff: aStopDraft,
        parcel: aTypedParcel,
        vehicle: fc.constantFrom(...vehicles),
        bookingType: fc.constantFrom(...bookingTypes),
        pickupDate: fc.option(aDate),
        pickupWindow: fc.option(fc.constantFrom("11-14", "13-18", "9", "17-22")),
        deliveryWindow: fc.option(fc.constantFrom("17-22", "before-11", "9-13")),
        guest: aTypedGuest,
        paymentMethod: fc.option(fc.constantFrom(...methods)),
        leadId: fc.option(fc.uuid()),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ id, market, filledIn }) => ({ ...newDraft(id, market), ...filledIn }))
