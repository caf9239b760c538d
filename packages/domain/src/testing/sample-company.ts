import type { Company } from "../corporate/company.ts"
import { at } from "./sample-booking.ts"

export const sampleCompany: Company = {
  id: "palm",
  market: "AE",
  name: "Palm Trading",
  taxNumber: "100000000000001",
  contactName: "Aisha Rahman",
  email: "aisha@palm.example",
  phone: "+971501234567",
  state: "approved",
  reason: "",
  costCentres: [{ id: "shop", name: "Shop", isActive: true }],
  planId: null,
  planEndsAt: null,
  refusals: [],
  createdAt: at("2026-11-21T09:00:00.000+04:00"),
  version: 1,
}
