import type { LeadService } from "../../ports/driving/lead-service.ts"
import type { RunFor } from "../run-for.ts"
import { followLead } from "./follow-lead.ts"
import { listLeads } from "./list-leads.ts"
import { saveLeadForm } from "./save-lead-form.ts"

/** The port of leads. */
export const leadService = (run: RunFor<typeof saveLeadForm | typeof listLeads | typeof followLead>): LeadService => ({
  saveForm: (form) => run(saveLeadForm(form)),
  list: (request, options) => run(listLeads(request), options),
  follow: (request) => run(followLead(request)),
})
