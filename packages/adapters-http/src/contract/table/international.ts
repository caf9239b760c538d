import { row } from "../endpoint-row.ts"
import { quoteInternational } from "../endpoints/international.ts"

export const internationalTable = {
  quoteInternational: row({
    endpoint: quoteInternational,
    summary: "A first price for a parcel to India or the Philippines by weight break, saved as a lead.",
    access: "save-lead",
    limit: "lead",
  }),
}
