import { sessionMarkIn } from "@mersal/domain/account/sign-in/session-mark"
import { escaped } from "@mersal/domain/site/escaped"
import type {
  FirstScreen,
  FirstScreenFacts,
  FirstScreenReader,
  FirstScreens,
  UndrawnScreen,
} from "@mersal/domain/site/first-screen"
import type { Request } from "express"
import type { Logger } from "pino"
import { languageFor } from "../answer.ts"
import { chosenLanguage } from "./chosen-language.ts"

/**
 * The reader that a screen is drawn for: the Arabic entry is in Arabic; elsewhere the reader's choice comes before his
 * browser's languages.
 */
export function readerOf(request: Request): FirstScreenReader {
  const isArabicEntry = /^\/go\/ar\/?$/.test(request.path)
  return {
    language: isArabicEntry ? "ar" : (chosenLanguage(request) ?? languageFor(request)),
    isSignedIn: sessionMarkIn(request.headers.cookie ?? "") !== null,
  }
}

/**
 * What the query may ask for on a screen that belongs to no booking (section 2): only the application knows what such a
 * screen shows.
 */
const askedFor = ["id", "bookingId", "trackMyOrder", "unknown"]

const minute = 60_000

/**
 * Draws the first screens, each once a minute: within a minute nothing in it changes, unless it belongs to a booking.
 * If one cannot be drawn the answer is null: the application draws it itself, a second later.
 */
export function firstScreenKeeper(
  log: Logger,
): (screens: FirstScreens, request: Request, facts: FirstScreenFacts) => Promise<FirstScreen | null> {
  let drawnAt = Number.NaN
  let drawnBy: FirstScreens | null = null
  const drawn = new Map<string, Promise<FirstScreen | null>>()
  return async (screens, request, facts) => {
    const screen = screens.find(request.path)
    if (!screen) return null
    const reader = readerOf(request)
    const draw = () =>
      screen.draw(reader, facts).catch((error) => {
        log.error({ err: error, screen: screen.path }, "A first screen is left to the application")
        return null
      })
    if (screen.isOfBooking) return facts.tracked ? draw() : null
    if (askedFor.some((name) => name in request.query)) return null
    const instant = Math.floor(facts.now / minute)
    if (instant !== drawnAt || screens !== drawnBy) drawn.clear()
    drawnAt = instant
    drawnBy = screens
    const key = `${screen.path} ${facts.profileId} ${reader.language} ${reader.isSignedIn}`
    const known = drawn.get(key) ?? draw()
    drawn.set(key, known)
    return known
  }
}

/**
 * The application's page with the title of a screen that is not drawn, and with markup that names what the screen
 * fetches, at the end of its head: after everything that is displayed or run before it.
 */
export function withUndrawn(html: string, { title, scripts }: UndrawnScreen): string {
  const named = title === null ? html : html.replace(emptyTitle, () => titleOf(title))
  return scripts === "" ? named : named.replace("</head>", () => `<!--drawn-->${scripts}<!--/drawn--></head>`)
}

const emptyTitle = "<title><!--mersal-name--></title>"
const titleOf = (title: string): string => `<title>${escaped(title)}</title>`

/** The application's page with a screen drawn into it; unchanged without one. */
export function withFirstScreen(html: string, screen: FirstScreen | null): string {
  if (!screen) return html
  const { language, title, head, scripts, body, isReadWithoutScripts, newDraft } = screen
  const direction = language === "ar" ? "rtl" : "ltr"
  const draft = newDraft === null ? "" : ` data-new-draft="${escaped(newDraft)}"`
  return (
    html
      .replace(
        '<html lang="en" dir="ltr">',
        () => `<html lang="${language}" dir="${direction}" data-language="${language}"${draft}>`,
      )
      .replace(emptyTitle, () => titleOf(title))
      .replace("<!--mersal-head-->", () => `<!--drawn-->${head}<!--/drawn-->`)
      // The screen is displayed without the application, whose scripts `first-screen.js` loads afterwards.
      .replace(
        /<script type="module".*?(?=\s*<link rel="stylesheet")/s,
        (application) =>
          `<!--drawn--><template id="application"><!--/drawn-->${application}<!--drawn-->${scripts}</template><!--/drawn-->`,
      )
      .replace(/<noscript>.*?<\/noscript>/s, (note) =>
        isReadWithoutScripts ? `<!--drawn--><template><!--/drawn-->${note}<!--drawn--></template><!--/drawn-->` : note,
      )
      .replace('<div id="page">', () => `<!--drawn--><div id="first-screen">${body}</div><!--/drawn--><div id="page">`)
  )
}
