import { presetParcels } from "../../../booking/parcel/parcel.ts"
import { sampleLead } from "../../sample-booking.ts"
import { sampleOrder } from "../../sample-order.ts"
import { expectEqual, refused, succeeded } from "../expectations.ts"
import type { StaffedCase } from "../staffed-stage.ts"
import { minute, now } from "./stage.ts"

/** The people who wrote to us. */
export const leads: readonly StaffedCase[] = [
  {
    name: "ops reads the leads of every form in one list, and answers them one by one",
    run: async (stage) => {
      await stage.setNow(now)
      const guest = stage.services("guest")
      const { leadId: draft } = succeeded(await guest.booking.saveLead({ lead: sampleLead, leadId: null }))
      await stage.setNow(now + minute)
      const asked = { market: "AE", to: "IN", parcel: presetParcels.small, name: "Aisha", phone: "0501234567" } as const
      const { leadId: abroad, quote } = succeeded(
        await guest.international.quote({ ...asked, email: "", message: "By Friday?" }),
      )
      const ops = await stage.staff("ops", "Olga")
      const all = { market: null, kind: null, state: null, ownerId: null, after: null, limit: 50 } as const
      const list = async (patch: object = {}) => succeeded(await ops.services.leads.list({ ...all, ...patch }))
      const { leads, next } = await list()
      expectEqual([leads.map(({ id }) => id), next], [[abroad, draft], null])
      const [lead] = leads
      const said = lead?.said.kind === "booking" ? null : lead?.said.form
      expectEqual([said?.phone, said?.message], ["+971501234567", "By Friday?"])
      expectEqual(said?.quote?.priceMinor, quote.price.minor)

      const followUp = { id: abroad, version: 1, ownerId: ops.id, state: "answered", answer: "Yes 🌷" } as const
      refused(await ops.services.leads.follow({ ...followUp, answer: " " }), "LeadUnanswered")
      const followed = succeeded(await ops.services.leads.follow(followUp))
      expectEqual([followed.version, followed.answer, followed.ownerId], [2, "Yes", ops.id])
      const changed = refused(await ops.services.leads.follow(followUp), "LeadChanged")
      expectEqual(changed.lead, followed)
      expectEqual((await list({ state: "answered" })).leads, [followed])
      expectEqual(
        (await list({ kind: "booking" })).leads.map(({ id }) => id),
        [draft],
      )
      const paged = await list({ limit: 1 })
      expectEqual(
        (await list({ limit: 1, after: paged.next })).leads.map(({ id }) => id),
        [draft],
      )
      refused(await ops.services.leads.follow({ ...followUp, id: "0".repeat(32) }), "LeadNotFound")

      succeeded(await stage.services("guest").booking.placeBooking(sampleOrder({ leadId: draft })))
      expectEqual(
        (await list({ state: "converted" })).leads.map(({ id }) => id),
        [draft],
      )
    },
  },
  {
    name: "a draft is listed with what was typed, and converted once an order that did not name it is completed with it",
    run: async (stage) => {
      await stage.setNow(now)
      const { booking, ownBookings } = stage.services("guest")
      const { leadId } = succeeded(await booking.saveLead({ lead: sampleLead, leadId: null }))
      const ops = await stage.staff("ops", "Olga")
      const all = { market: null, kind: null, state: null, ownerId: null, after: null, limit: 50 } as const
      const draft = async () => {
        const [lead] = succeeded(await ops.services.leads.list(all)).leads
        return lead?.said.kind === "booking" ? [lead.id, lead.state, lead.said.draft] : null
      }
      expectEqual(await draft(), [leadId, "new", sampleLead])
      const placed = succeeded(await booking.placeBooking(sampleOrder()))
      expectEqual((await draft())?.[1], "new")
      const { reference } = placed.booking
      succeeded(await ownBookings.completeOrder({ reference, accessToken: null, leadId }))
      expectEqual((await draft())?.[1], "converted")
    },
  },
]
