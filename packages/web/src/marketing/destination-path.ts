import type { Destination } from "@mersal/domain/pricing/international"

/** The address of each country's page (section 2). */
export const destinationPath: Readonly<Record<Destination, string>> = {
  IN: "/international-courier-service-to-india",
  PH: "/international-courier-service-to-philippines",
}
