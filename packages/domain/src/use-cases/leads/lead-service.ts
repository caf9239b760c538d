import type { LeadService } from "../../ports/driving/lead-service.ts"
import type { Caller } from "../caller.ts"
import type { RunFor } from "../run-for.ts"
import { followLead } from "./follow-lead.ts"
import { listLeads } from "./list-leads.ts"
import { saveLeadForm } from "./save-lead-form.ts"

type Run = RunFor<typeof saveLeadForm | typeof listLeads | typeof followLead>

/** The port of leads, for one caller. */
export const leadService = (run: Run, caller: Caller): LeadService => ({
  saveForm: (form, options) => run(saveLeadForm(form, caller, options)),
  list: (request, options) => run(listLeads(request), options),
  follow: (request) => run(followLead(request)),
})
