import type { Instant } from "../calendar/zone.ts"
import type { ProfileId } from "../market/host-profile.ts"
import type { MarketId } from "../market/market.ts"
import type { Language } from "../messages/language.ts"
import type { Contact } from "./contact.ts"

/** What a drawn screen shows of the product: the part of a page's data that the server writes into it anyway. */
export interface FirstScreenFacts extends Contact {
  readonly productName: string
  readonly profileId: ProfileId
  readonly market: MarketId
  /** Where each market that is served has its page: the canonical address begins so. */
  readonly marketUrls?: Readonly<Partial<Record<MarketId, string>>>
  /** The server's instant; a drawn screen goes by its minute. */
  readonly now: Instant
  /** The booking that the address names, for a screen that is of one. */
  readonly tracked?: TrackedBooking
}

/** How a booking is doing, as anybody with its reference is told (D33). */
export interface TrackedBooking {
  /** The API's answer, as it stands on the wire. */
  readonly answer: unknown
  /** Where its driver is on his way: what the live call answers anybody, as it stands on the wire. Else null. */
  readonly moment: unknown
  /** Whether the reader is told no more of it than anybody: who owns it is, by the application. */
  readonly isAll: boolean
}

/** All that a drawn screen knows of whom it is for. */
export interface FirstScreenReader {
  readonly language: Language
  /** By the mark that stands beside a session (D27): the header says so. */
  readonly isSignedIn: boolean
}

/** A screen of the application as somebody new sees it at first: ready to be read before any script has run. */
export interface FirstScreen {
  readonly language: Language
  readonly title: string
  /** Markup of the document's head beside its title: what search engines read, and styles. */
  readonly head: string
  /** Markup that names the scripts which the application goes on with at this screen, beside those that it begins with. */
  readonly scripts: string
  /** Markup of the screen, with header and footer. */
  readonly body: string
  /** Whether it can be read where no scripts run, and says itself what it lacks there. Of any other the page says it. */
  readonly isReadWithoutScripts: boolean
  /** A draft in which nothing is filled in, as the browser stores it: whoever has another one must not see this screen's form. */
  readonly newDraft: string | null
}

/** The screens that the server draws, as it has them from the build. */
export interface FirstScreens {
  /** The screen at a path, or null where the application alone knows what stands there. */
  readonly find: (path: string) => DrawableScreen | null
  /** Markup that names what the application fetches for a screen that is not drawn: at once, instead of file by file. */
  readonly scriptsOf: (path: string, language: Language) => string
}

export interface DrawableScreen {
  /** Drawn of the booking that its address names, and of none not at all; such a screen is not to be found. */
  readonly isOfBooking: boolean
  /** The one address under which search engines know it. */
  readonly path: string
  readonly draw: (reader: FirstScreenReader, facts: FirstScreenFacts) => Promise<FirstScreen>
}
