import fc from "fast-check"
import { bookingTypes } from "../booking/booking-type.ts"
import type { ContactDraft, GuestIdentity } from "../booking/draft/contact-choice.ts"
import { type Draft, newDraft, type StopDraft } from "../booking/draft/draft.ts"
import { vehicles } from "../booking/parcel/vehicle.ts"
import type { Place } from "../booking/stop.ts"
import { fieldLimits } from "../market/field-limits.ts"
import type { PaymentMethod } from "../payment/payment-method.ts"
import { aDate, aMarket, aParcel, aPosition, aText } from "./arbitraries.ts"

// fast-check generators of bookings that are being filled in: as typed, so with anything missing or wrong.

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

const aPlace: fc.Arbitrary<Place> = fc.record({
  address: aText(fieldLimits.address),
  position: aPosition,
  cityName: aText(95),
})

/** With 'Contact Me' both fields are empty: the guest's own name and phone count. */
const aContactDraft: fc.Arbitrary<ContactDraft> = fc.oneof(
  fc.constant({ choice: "me" as const, name: "", phone: "" }),
  fc.record({ choice: fc.constant("other" as const), name: aText(fieldLimits.contactName), phone: aTypedPhone }),
)

const aStopDraft: fc.Arbitrary<StopDraft> = fc.record({
  place: fc.option(aPlace),
  building: aText(fieldLimits.building),
  landmark: aText(fieldLimits.landmark),
  contact: aContactDraft,
})

const aTypedGuest: fc.Arbitrary<GuestIdentity> = fc.record({
  name: aText(fieldLimits.name),
  phone: aTypedPhone,
  email: fc.constantFrom("", "amna@example.com", "amna@"),
})

/** A draft at any step of the way, from hardly begun to complete. */
export const aDraft: fc.Arbitrary<Draft> = fc
  .record({
    id: fc.uuid(),
    market: aMarket,
    filledIn: fc.record(
      {
        pickup: aStopDraft,
        dropOff: aStopDraft,
        parcel: aParcel,
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
