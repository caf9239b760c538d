import type { Instant } from "../calendar/zone.ts"
import type { ProfileId } from "../market/host-profile.ts"
import type { MarketId } from "../market/market.ts"
import type { Language } from "../messages/language.ts"
import type { Contact } from "./contact.ts"

/** The product's data in a server-rendered screen: the part of a page's data that the server writes into it anyway. */
export interface FirstScreenFacts extends Contact {
  readonly productName: string
  readonly profileId: ProfileId
  readonly market: MarketId
  /** The page of each served market, with which the canonical address begins. */
  readonly marketUrls?: Readonly<Partial<Record<MarketId, string>>>
  /** The server's time; a rendered screen uses its minute. */
  readonly now: Instant
  /** The booking that the address names, for a screen about one. */
  readonly tracked?: TrackedBooking
}

/** A booking's progress, as anybody with its reference sees it (D33). */
export interface TrackedBooking {
  /** The API's answer, as on the wire. */
  readonly answer: unknown
  /** While its driver is on the way: the live call's public answer, as on the wire. Otherwise null. */
  readonly moment: unknown
  /** Whether the reader sees only the public part; the application shows an owner the rest. */
  readonly isAll: boolean
}

/** What a rendered screen knows about its reader. */
export interface FirstScreenReader {
  readonly language: Language
  /** From the mark beside a session (D27); the header shows it. */
  readonly isSignedIn: boolean
}

/** An application screen as a new visitor first sees it: readable before any script has run. */
export interface FirstScreen {
  readonly language: Language
  readonly title: string
  /** Markup of the document's head besides its title: for search engines, and styles. */
  readonly head: string
  /** Markup for the scripts with which the application continues at this screen, besides its initial ones. */
  readonly scripts: string
  /** Markup of the screen, with header and footer. */
  readonly body: string
  /**
   * Whether it is readable without scripts and says itself what is missing then; for any other screen the page says it.
   */
  readonly isReadWithoutScripts: boolean
  /** An empty draft as the browser stores it: a visitor with any other draft must not see this screen's form. */
  readonly newDraft: string | null
}

/** The screens that the server renders, from the build. */
export interface FirstScreens {
  /** The screen at a path, or null if only the application knows it. */
  readonly find: (path: string) => DrawableScreen | null
  /** What the page of a screen that is not drawn says of it all the same. */
  readonly undrawn: (path: string, language: Language, productName: string) => Promise<UndrawnScreen>
}

/** A screen of which only the application knows more. */
export interface UndrawnScreen {
  /** Null if the title depends on what only the application knows: the page then has the product's name. */
  readonly title: string | null
  /** Markup that names what the application fetches: at once, instead of file by file. */
  readonly scripts: string
}

export interface DrawableScreen {
  /** Rendered only for the booking that its address names; such a screen is not indexed. */
  readonly isOfBooking: boolean
  /** The one address under which search engines know it. */
  readonly path: string
  readonly draw: (reader: FirstScreenReader, facts: FirstScreenFacts) => Promise<FirstScreen>
}
