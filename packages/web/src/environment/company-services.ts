import type { ConsumerService } from "@mersal/domain/ports/driving/consumer-service"
import type { CorporateService } from "@mersal/domain/ports/driving/corporate-service"
import { createContext, useContext } from "react"

/** What the screens of companies call. */
export interface CompanyServices {
  readonly corporate: CorporateService
  readonly keys: Pick<ConsumerService, "keys" | "makeKey" | "revokeKey">
}

/** Provided around the screens of companies, those of their members and those of admins. */
export const CompanyContext = createContext<CompanyServices | null>(null)

export function useCompanyServices(): CompanyServices {
  const services = useContext(CompanyContext)
  if (services === null) throw new Error("useCompanyServices outside of its provider")
  return services
}
