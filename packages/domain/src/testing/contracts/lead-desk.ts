import * as Effect from "effect/Effect"
import type { LeadCase } from "../../leads/lead-case.ts"
import { emptyLeadForm, type LeadForm } from "../../leads/lead-form.ts"
import { LeadDesk, type LeadListRequest } from "../../ports/driven/lead-desk.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { sampleBooking, sampleLead } from "../sample-booking.ts"
import { type DrivenCase, drivenCase } from "./contract-case.ts"
import { expectEqual, first, refusalOf } from "./expectations.ts"

const form: LeadForm = {
  ...emptyLeadForm("international", "QA"),
  name: "عمر",
  email: "omar@example.com",
  quote: { to: "IN", rate: "demo", chargeableKg: 2.5, priceMinor: 12_000 },
}
const all: LeadListRequest = { market: null, kind: null, state: null, ownerId: null, after: null, limit: 50 }

const commit = (...changes: readonly Change[]) => UnitOfWork.use((work) => work.commit(changes))
const list = (asked: Partial<LeadListRequest> = {}) => LeadDesk.use((desk) => desk.list({ ...all, ...asked }))
const ids = (asked: Partial<LeadListRequest> = {}) => Effect.map(list(asked), (leads) => leads.map(({ id }) => id))

const saved = commit(
  { kind: "saveLeadForm", id: "f1", form, at: 10 },
  { kind: "saveLead", leadId: "d1", lead: sampleLead, at: 20 },
  { kind: "saveLeadForm", id: "f2", form: { ...form, kind: "contact", market: "AE", quote: null }, at: 30 },
  { kind: "saveLead", leadId: "d2", lead: sampleLead, at: 30 },
)

const erased = (savedUntil: number, convertedUntil = 0): Change => ({ kind: "eraseLeads", savedUntil, convertedUntil })

const untouched = { version: 1, ownerId: null, state: "new", answer: "" } as const

/** Leads of all forms in one list. */
export const leadDeskContract: readonly DrivenCase<LeadDesk | UnitOfWork>[] = [
  drivenCase(
    "leads of every form come in one list, the newest first, with what was said",
    Effect.gen(function* () {
      yield* saved
      expectEqual(yield* ids(), ["f2", "d2", "d1", "f1"])
      const leads = yield* list()
      expectEqual(leads[3], { id: "f1", savedAt: 10, ...untouched, said: { kind: "international", form } })
      expectEqual(leads[2], {
        id: "d1",
        savedAt: 20,
        ...untouched,
        said: { kind: "booking", draft: sampleLead, bookedAs: null },
      })
    }),
  ),
  drivenCase(
    "the list is asked by market, kind, state and owner, and in pages",
    Effect.gen(function* () {
      yield* saved
      const lead = first(yield* list({ kind: "contact" }))
      const followed: LeadCase = { ...lead, version: 2, ownerId: "ops-1", state: "answered", answer: "Yes." }
      yield* commit({ kind: "followLead", lead: followed })
      expectEqual(yield* ids({ market: "QA" }), ["f1"])
      expectEqual(yield* ids({ kind: "booking" }), ["d2", "d1"])
      expectEqual(yield* ids({ state: "answered" }), ["f2"])
      expectEqual(yield* ids({ state: "new", market: "AE" }), ["d2", "d1"])
      expectEqual(yield* ids({ ownerId: "ops-1" }), ["f2"])
      expectEqual(yield* ids({ limit: 2 }), ["f2", "d2"])
      expectEqual(yield* ids({ after: { savedAt: 30, id: "f2" }, limit: 1 }), ["d2"])
      expectEqual(yield* ids({ after: { savedAt: 30, id: "d2" } }), ["d1", "f1"])
    }),
  ),
  drivenCase(
    "what ops writes is kept, on a form as on a draft, and only over the version that was read",
    Effect.gen(function* () {
      yield* saved
      for (const id of ["f1", "d1"]) {
        const lead = yield* LeadDesk.use((desk) => desk.find(id))
        if (!lead) throw new Error("It was saved")
        const followed: LeadCase = { ...lead, version: 2, ownerId: "ops-1", state: "in-progress", answer: "غدًا" }
        yield* commit({ kind: "followLead", lead: followed })
        expectEqual(yield* LeadDesk.use((desk) => desk.find(id)), followed)
        const rival = { ...followed, answer: "Never" }
        expectEqual((yield* refusalOf(commit({ kind: "followLead", lead: rival }))).change, "followLead")
        expectEqual(yield* LeadDesk.use((desk) => desk.find(id)), followed)
      }
      expectEqual(yield* LeadDesk.use((desk) => desk.find("none")), null)
    }),
  ),
  drivenCase(
    "leads are found by an e-mail or a phone of whomever they name, in any case of letters, the newest first",
    Effect.gen(function* () {
      yield* saved
      const contact = { ...form, phone: "+97433123456", email: "Omar@Example.com" }
      const dropOff = { ...sampleLead.dropOff, phone: "+97433123456" }
      yield* commit(
        { kind: "saveLeadForm", id: "f3", form: contact, at: 40 },
        { kind: "saveLead", leadId: "d3", lead: { ...sampleLead, dropOff }, at: 50 },
      )
      const naming = (email: string | null, phone: string | null) =>
        LeadDesk.use((desk) => Effect.map(desk.naming({ email, phone }), (leads) => leads.map(({ id }) => id)))
      expectEqual(yield* naming("omar@example.com", null), ["f3", "f2", "f1"])
      expectEqual(yield* naming(null, "+97433123456"), ["d3", "f3"])
      expectEqual(yield* naming("omar@example.com", "+97433123456"), ["d3", "f3", "f2", "f1"])
      expectEqual(yield* naming("mar@example.com", null), [])
      expectEqual(yield* naming(null, null), [])
    }),
  ),
  drivenCase(
    "a draft that was booked is converted",
    Effect.gen(function* () {
      yield* saved
      const { reference } = sampleBooking
      yield* commit(
        { kind: "insertBooking", booking: sampleBooking, ownerDigest: null },
        { kind: "closeLead", leadId: "d1", reference },
      )
      expectEqual(yield* ids({ state: "converted" }), ["d1"])
      expectEqual(yield* ids({ state: "new" }), ["f2", "d2", "f1"])
    }),
  ),
  drivenCase(
    "what came to nothing is erased up to its instant, and nothing else (D38)",
    Effect.gen(function* () {
      yield* saved
      const { reference } = sampleBooking
      yield* commit(
        { kind: "insertBooking", booking: sampleBooking, ownerDigest: null },
        { kind: "closeLead", leadId: "d1", reference },
      )
      yield* commit(erased(9))
      expectEqual((yield* ids()).length, 4)
      yield* commit(erased(29))
      expectEqual(yield* ids(), ["f2", "d2", "d1"])
      yield* commit(erased(30))
      expectEqual(yield* ids(), ["d1"])
    }),
  ),
  drivenCase(
    "what was converted is erased up to an instant of its own, and a draft that was booked stays with its booking",
    Effect.gen(function* () {
      yield* saved
      const { reference } = sampleBooking
      yield* commit(
        { kind: "insertBooking", booking: sampleBooking, ownerDigest: null },
        { kind: "closeLead", leadId: "d1", reference },
      )
      for (const id of ["f1", "d2"]) {
        const lead = yield* LeadDesk.use((desk) => desk.find(id))
        if (!lead) throw new Error("It was saved")
        yield* commit({ kind: "followLead", lead: { ...lead, version: 2, state: "converted" } })
      }
      yield* commit(erased(30, 9))
      expectEqual((yield* ids()).toSorted(), ["d1", "d2", "f1"])
      yield* commit(erased(30, 30))
      expectEqual(yield* ids(), ["d1"])
    }),
  ),
]
