import { row } from "../endpoint-row.ts"
import { followLead, listLeads, saveLeadForm } from "../endpoints/leads.ts"

export const leadTable = {
  saveLeadForm: row({
    endpoint: saveLeadForm,
    refusals: ["IdempotencyMismatch", "InvalidLeadForm"],
    summary: "Leaves a message for ops: contact, business rates, corporate, a parcel abroad, or 'tell me when'.",
    access: "save-lead",
    isIdempotent: true,
    limit: "lead",
    example: {
      kind: "contact",
      market: "AE",
      name: "Aisha Rahman",
      phone: "+971501234567",
      email: "aisha@example.com",
      company: "",
      message: "Do you carry flowers?",
      place: "",
      quote: null,
    },
  }),
  listLeads: row({
    endpoint: listLeads,
    summary: "Leads of every form, drafts that were not booked among them, the newest first.",
    access: "view-leads",
  }),
  followLead: row({
    endpoint: followLead,
    refusals: ["LeadChanged", "LeadNotFound", "LeadUnanswered"],
    summary: "Writes owner, state and answer of a lead that still has the version that was read.",
    access: "follow-leads",
  }),
}
