import type { Destination } from "@mersal/domain/pricing/international"

/** Where the page of each country stands (section 2). */
export const destinationPath: Readonly<Record<Destination, string>> = {
  IN: "/international-courier-service-to-india",
  PH: "/international-courier-service-to-philippines",
}
