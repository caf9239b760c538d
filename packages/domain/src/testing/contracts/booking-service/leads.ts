import { sampleLead } from "../../sample-booking.ts"
import { sampleOrder } from "../../sample-order.ts"
import type { ServiceCase } from "../contract-case.ts"
import { expectEqual, expectTrue, succeeded } from "../expectations.ts"
import { morning, place } from "./stage.ts"

/** The leads of people who began to book. */
export const leads: readonly ServiceCase[] = [
  {
    name: "a lead gets an id of its own, and keeps it when it is saved again",
    run: async (stage) => {
      await stage.setNow(morning)
      const { booking } = stage.services("guest")
      const { leadId } = succeeded(await booking.saveLead({ lead: sampleLead, leadId: null }))
      expectTrue(leadId !== "", "it has an id")
      const again = succeeded(await booking.saveLead({ lead: { ...sampleLead, vehicle: "van" }, leadId }))
      expectEqual(again.leadId, leadId)
      const other = succeeded(await booking.saveLead({ lead: sampleLead, leadId: null }))
      expectTrue(other.leadId !== leadId, "another lead has another id")
    },
  },
  {
    name: "a lead does not keep an id that somebody made up",
    run: async (stage) => {
      await stage.setNow(morning)
      const { booking } = stage.services("guest")
      const { leadId } = succeeded(await booking.saveLead({ lead: sampleLead, leadId: "1 or 1=1" }))
      expectTrue(/^[0-9a-f]{32}$/.test(leadId), "it has an id of ours")
    },
  },
  {
    name: "the lead of a booking may still be saved, without harm to the booking",
    run: async (stage) => {
      await stage.setNow(morning)
      const { booking, tracking } = stage.services("guest")
      const { leadId } = succeeded(await booking.saveLead({ lead: sampleLead, leadId: null }))
      const placed = succeeded(await booking.placeBooking(sampleOrder({ leadId }), { idempotencyKey: "draft-1" }))
      expectEqual(succeeded(await booking.saveLead({ lead: sampleLead, leadId })).leadId, leadId)
      const { reference } = placed.booking
      expectEqual(succeeded(await tracking.track({ reference, accessToken: null })).booking, placed.booking)
    },
  },
  {
    name: "an order that names a lead nobody knows is booked all the same",
    run: async (stage) => {
      await stage.setNow(morning)
      succeeded(await place(stage, { leadId: "0123456789abcdef0123456789abcdef" }))
    },
  },
]
