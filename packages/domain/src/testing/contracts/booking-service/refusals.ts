import type { Order } from "../../../booking/order/order.ts"
import { at, sampleDropOff, samplePickup } from "../../sample-booking.ts"
import { atSea, sampleOrder, servedWay } from "../../sample-order.ts"
import type { ServiceCase } from "../contract-case.ts"
import { expectEqual, refused } from "../expectations.ts"
import { morning, place } from "./stage.ts"

/** Orders that are invalid, not served or cannot be carried. */
export const refusals: readonly ServiceCase[] = [
  {
    name: "everything that is wrong with the details is told, in the order of section 5",
    run: async (stage) => {
      await stage.setNow(morning)
      const blank = { name: "", phone: "", isCustomer: false }
      const patch: Partial<Order> = {
        pickup: { ...samplePickup, building: " ", contact: blank },
        dropOff: { ...sampleDropOff, building: "", contact: { ...blank, phone: "12" } },
        customer: { name: "", phone: "", email: "nobody" },
      }
      const { issues } = refused(await place(stage, patch), "InvalidBooking")
      expectEqual(
        issues.map(({ field, message }) => `${field} ${message}`),
        [
          "pickup.building enterAddressDetails",
          "pickup.contactName enterName",
          "pickup.contactPhone enterPhone",
          "dropOff.building enterAddressDetails",
          "dropOff.contactName enterName",
          "dropOff.contactPhone phoneInvalid",
          "customer.name enterName",
          "customer.phone enterPhone",
          "customer.email emailInvalid",
        ],
      )
    },
  },
  {
    name: "a pick-up date in the past and a wrong phone come before a missing name",
    run: async (stage) => {
      await stage.setNow(at("2026-11-22T00:00:00.000+04:00"))
      const pickup = { ...samplePickup, contact: { name: "", phone: "0501", isCustomer: true } }
      const { issues } = refused(await place(stage, { pickup }), "InvalidBooking")
      expectEqual(
        issues.map(({ message }) => message),
        ["pickupDateInPast", "phoneInvalid", "enterName"],
      )
    },
  },
  {
    name: "an end outside the service areas is refused, the pick-up first",
    run: async (stage) => {
      await stage.setNow(morning)
      const pickup = { ...samplePickup, position: atSea }
      const dropOff = { ...sampleDropOff, position: atSea }
      expectEqual(refused(await place(stage, { pickup }), "NotServed").part, "pickup")
      expectEqual(refused(await place(stage, { dropOff }), "NotServed").part, "delivery")
      expectEqual(refused(await place(stage, { pickup, dropOff }), "NotServed").part, "pickup")
      const doha = { ...sampleDropOff, position: servedWay.QA.dropOff }
      expectEqual(refused(await place(stage, { dropOff: doha }), "NotServed").part, "delivery")
    },
  },
  {
    name: "a parcel that the vehicle does not carry is refused with the one that does",
    run: async (stage) => {
      await stage.setNow(morning)
      const parcel = { ...sampleOrder().parcel, size: "own", weightGrams: 12_000, sidesCm: [30, 30, 30] } as const
      expectEqual(refused(await place(stage, { parcel }), "ParcelRefused").upgrade, "car")
    },
  },
  {
    name: "a parcel without weight or measures is no parcel",
    run: async (stage) => {
      await stage.setNow(morning)
      const parcel = { ...sampleOrder().parcel, size: "own", weightGrams: 0, sidesCm: [0, 10, 10] } as const
      const { issues } = refused(await place(stage, { parcel }), "InvalidBooking")
      expectEqual(issues, [{ field: "parcel", message: "parcelMeasures" }])
    },
  },
  {
    name: "a way to pay that is not offered is refused by its name",
    run: async (stage) => {
      await stage.setNow(morning)
      // The Emirates have no debit cards of their own, whatever their gateway is.
      const asked = place(stage, { paymentMethod: "debitCard" })
      expectEqual(refused(await asked, "PaymentMethodNotOffered").method, "debitCard")
    },
  },
]
