import { parseIso } from "@mersal/domain/calendar/iso-instant"
import type { Request, Response } from "express"
import type { CardDestinations } from "../card-gateways.ts"
import { framePolicy, pageWithFrame, withFrame } from "../http/callers/device-fingerprint.ts"
import { withFirstScreen, withUndrawn } from "../http/pages/first-screen.ts"
import { withOpenMarks } from "../http/pages/open-marks.ts"
import { routes } from "../http/pages/pages.ts"
import { pageHeaders } from "../http/security-headers.ts"
import type { BuiltPages } from "./built-pages.ts"

/** What an operator has decided about a site's pages: given by him and not read from the site. */
export interface Authorised {
  /** Origins to which a card may go. */
  readonly cards: CardDestinations
  /** Origins of a map's pictures. */
  readonly pictures: readonly string[]
  /** The script in the frame that examines the device for the bank; null if there is none. */
  readonly deviceScript: string | null
}

/**
 * Addresses whose document is, or can become without a new document, the page on which a card is typed (decision 039).
 */
export const paymentPages: readonly string[] = [...routes].filter((path) => path !== "/")

/** The headers that tell a browser what a page may do, by lower-case names, made by the product's own code. */
export function expectedHeaders(path: string, isSecure: boolean, authorised: Authorised): ReadonlyMap<string, string> {
  const { cards, pictures, deviceScript } = authorised
  const headers = new Map<string, string>()
  const response = {
    setHeader: (name: string, value: string) => headers.set(name.toLowerCase(), value),
    removeHeader: (name: string) => headers.delete(name.toLowerCase()),
  } as unknown as Response
  for (const handler of pageHeaders(isSecure, false, cards, pictures)) void handler({} as Request, response, () => {})
  if (deviceScript !== null && path === pageWithFrame)
    headers.set("content-security-policy", withFrame(headers.get("content-security-policy") ?? ""))
  return headers
}

/** The same for the frame of the device's script. */
export const expectedFrameHeaders = (deviceScript: string): ReadonlyMap<string, string> =>
  new Map([
    ["content-security-policy", framePolicy(deviceScript)],
    ["x-frame-options", "SAMEORIGIN"],
    ["x-content-type-options", "nosniff"],
  ])

/**
 * Whether a page is the build's, byte for byte, except for the data that the server writes into it: the page is made
 * again from its own data, and a screen drawn into it is drawn again. So whatever somebody may have inserted need not
 * be understood.
 */
export async function isBuiltPage(
  { template, firstScreens }: Pick<BuiltPages, "template" | "firstScreens">,
  path: string,
  page: string,
): Promise<boolean> {
  const [block, data = ""] = /<script type="application\/json" id="mersal-boot">([^<]*)<\/script>/.exec(page) ?? []
  if (block === undefined) return false
  const [, language] = /<html lang="(?:en|ar)" dir="(?:ltr|rtl)" data-language="(en|ar)"/.exec(page) ?? []
  try {
    const boot = JSON.parse(data)
    const screens = await firstScreens()
    const screen = language === undefined ? null : screens?.find(path)
    const reader = { language: language === "ar" ? "ar" : "en", isSignedIn: false } as const
    const drawn = screen ? await screen.draw(reader, { ...boot, now: parseIso(boot.now) ?? 0 }) : null
    // A page that is not drawn does not tell the language of its title, for which it also names its scripts.
    const undrawn = async (one: "en" | "ar") =>
      screens ? withUndrawn(template, await screens.undrawn(path, one, boot.productName)) : template
    const filled = drawn ? [withFirstScreen(template, drawn)] : await Promise.all([undrawn("en"), undrawn("ar")])
    return filled.some((html) => withOpenMarks(html, boot).replace("<!--mersal-boot-->", () => block) === page)
  } catch {
    return false
  }
}
