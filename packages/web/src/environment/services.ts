import type { Services } from "@mersal/domain/ports/driving/services"
import { createContext, useContext } from "react"

/** What the screens call of the product's ports. */
export interface ScreenServices {
  readonly schedule: Pick<Services["schedule"], "lookUpSlots">
  readonly pricing: Pick<Services["pricing"], "quotePrices" | "measureDistance">
  readonly coverage: Pick<Services["coverage"], "serviceAreas" | "searchPlaces">
  readonly booking: Pick<Services["booking"], "saveLead" | "placeBooking">
  readonly tracking: Pick<Services["tracking"], "track">
}

/** Provided by the app to the screens that call the server. */
export const ServicesContext = createContext<ScreenServices | null>(null)

export function useServices(): ScreenServices {
  const services = useContext(ServicesContext)
  if (services === null) throw new Error("useServices outside of its provider")
  return services
}
