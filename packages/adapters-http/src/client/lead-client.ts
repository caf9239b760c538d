import type { InternationalService } from "@mersal/domain/ports/driving/international-service"
import type { LeadService } from "@mersal/domain/ports/driving/lead-service"
import { quoteInternational } from "../contract/endpoints/international.ts"
import { followLead, listLeads, saveLeadForm } from "../contract/endpoints/leads.ts"
import { leadRefusals } from "../contract/refusals/leads.ts"
import { type Connection, call } from "./call.ts"

export const leadClient = (connection: Connection): LeadService => ({
  saveForm: (form, options) => call(connection, saveLeadForm, leadRefusals, form, options),
  list: (request, options) => call(connection, listLeads, {}, request, options),
  follow: (request, options) => call(connection, followLead, leadRefusals, request, options),
})

export const internationalClient = (connection: Connection): InternationalService => ({
  quote: (request, options) => call(connection, quoteInternational, leadRefusals, request, options),
})
