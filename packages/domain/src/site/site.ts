import type { Instant } from "../calendar/zone.ts"
import type { Plan } from "../corporate/plan.ts"
import type { ProfileId } from "../market/host-profile.ts"
import type { ServiceArea } from "../places/service-area.ts"
import type { InternationalRate } from "../pricing/international.ts"
import type { Contact } from "./contact.ts"
import type { FootprintFactors } from "./footprint.ts"
import type { Offer } from "./offer.ts"
import type { PageAddress } from "./page-address.ts"
import type { SamplePlace } from "./sample-place.ts"
import type { Timetable } from "./timetable.ts"

/** The product pages as the server has them: made by the build, and filled for each request. */
export interface Site {
  /** The page at a path, or null if it is none of these. Some paths contain the product's name. */
  readonly find: (path: string, productName: string) => SitePage | null
  /** The page for an unknown address. */
  readonly notFound: (language: PageAddress["language"]) => SitePage
  /** The addresses for search engines, as sitemap.xml, and those they are to leave alone. */
  readonly sitemap: (facts: SiteFacts) => string
  readonly robots: (facts: SiteFacts) => string
  /** The one script within each page; the content security policy contains its hash. */
  readonly inlineScript: string
}

export interface SitePage {
  /** Whether it shows `SiteFacts.live`, and so changes every minute. */
  readonly isLive: boolean
  readonly fill: (facts: SiteFacts) => SiteDocument
}

export interface SiteDocument {
  /** The whole document, with `serverNowMark` in place of the server's time. */
  readonly html: string
  /** The one style sheet within the page; the content security policy contains its hash. Empty if there is none. */
  readonly inlineStyle: string
}

/** Replaced, when a page is sent, by the server's time, which its countdown uses. */
export const serverNowMark = "{server-now}"

/** The data that a page is filled with. */
export interface SiteFacts extends Contact {
  readonly productName: string
  readonly profileId: ProfileId
  /**
   * The origin where the profile's customers open the product, without a slash at its end; links to the product begin
   * with it.
   */
  readonly origin: string
  readonly footprintFactors: FootprintFactors
  /** For how many years after its delivery a booking keeps personal data. */
  readonly yearsOfPeople: number
  /** The instant that the page is made for. */
  readonly now: Instant
  /** Null if the data was not available; the page is then shown without it. */
  readonly live: LiveFacts | null
}

/** Data that changes by itself, or by an operator's edits. */
export interface LiveFacts {
  /** The priced route: the one in the address, or the market's first. */
  readonly way: { readonly from: SamplePlace; readonly to: SamplePlace }
  readonly places: readonly SamplePlace[]
  /** Empty if the route is not served. */
  readonly offers: readonly Offer[]
  readonly distanceKm: number | null
  /** As in a quote: if absent, the distance is great circle × 1.3, and shown as 'about' (D20). */
  readonly byRoad?: true
  readonly timetables: readonly Timetable[]
  readonly areas: readonly ServiceArea[]
  /** The districts of each area that address search knows, by the area's id. */
  readonly districts: Readonly<Record<string, readonly { readonly en: string; readonly ar: string }[]>>
  readonly internationalRates: readonly InternationalRate[]
  /** The plans on offer, the cheapest first. */
  readonly plans: readonly Plan[]
}
