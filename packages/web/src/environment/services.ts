import type { Services } from "@mersal/domain/ports/driving/services"
import { createContext, useContext } from "react"

/** Provided by the app to the screens that call the server: every port of the product. */
export const ServicesContext = createContext<Services | null>(null)

export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (services === null) throw new Error("useServices outside of its provider")
  return services
}
