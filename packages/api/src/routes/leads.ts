import type { leadTable } from "@mersal/adapters-http/contract/table/leads"
import type { Routes } from "../http/mount.ts"

export const leadRoutes: Routes<typeof leadTable> = {
  saveLeadForm: ({ leads }, form, options) => leads.saveForm(form, options),
  listLeads: ({ leads }, request, options) => leads.list(request, options),
  followLead: ({ leads }, request, options) => leads.follow(request, options),
}
