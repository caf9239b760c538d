import { row } from "../endpoint-row.ts"
import { quoteInternational } from "../endpoints/international.ts"

export const internationalTable = {
  quoteInternational: row({
    endpoint: quoteInternational,
    refusals: ["IdempotencyMismatch", "InternationalRefused", "InvalidLeadForm"],
    summary: "A first price for a parcel to India or the Philippines by weight break, saved as a lead.",
    access: "save-lead",
    isIdempotent: true,
    limit: "lead",
    example: {
      market: "AE",
      to: "IN",
      parcel: { weightGrams: 4_000, sidesCm: [40, 30, 20] },
      name: "Aisha Rahman",
      phone: "+971501234567",
      email: "aisha@example.com",
      message: "",
    },
  }),
}
