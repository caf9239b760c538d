import type { Language } from "@mersal/domain/messages/language"
import type { Request, Response } from "express"

const mark = /(?:^|;\s*)language=(en|ar)(?:;|$)/

/** The language that the reader has chosen in this browser, which leaves it for the server; null where he has not. */
export function chosenLanguage({ headers }: Request): Language | null {
  const chosen = mark.exec(headers.cookie ?? "")?.[1]
  return chosen === "ar" || chosen === "en" ? chosen : null
}

const yearMilliseconds = 365 * 24 * 60 * 60 * 1_000

/**
 * Keeps a language that an address asks for, as the page's script keeps one that is pressed: a link that is opened in a
 * new window presses nothing.
 *
 * @param isSecure whether customers come over https: then the cookie never leaves it
 */
export function keepLanguage(response: Response, language: Language, isSecure: boolean): void {
  response.cookie("language", language, { maxAge: yearMilliseconds, sameSite: "lax", secure: isSecure })
}
