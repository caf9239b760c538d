import type { Language } from "@mersal/domain/messages/language"
import type { Request, Response } from "express"

const mark = /(?:^|;\s*)language=(en|ar)(?:;|$)/

/** The language that the reader has chosen in this browser, which keeps it in a cookie; null if he has not. */
export function chosenLanguage({ headers }: Request): Language | null {
  const chosen = mark.exec(headers.cookie ?? "")?.[1]
  return chosen === "ar" || chosen === "en" ? chosen : null
}

const yearMilliseconds = 365 * 24 * 60 * 60 * 1_000

/**
 * Keeps the language that an address asks for, as the page's script keeps the one of its language button: a link opened
 * in a new window runs no such script.
 *
 * @param isSecure whether customers use https: then the cookie is sent over https only
 */
export function keepLanguage(response: Response, language: Language, isSecure: boolean): void {
  response.cookie("language", language, { maxAge: yearMilliseconds, sameSite: "lax", secure: isSecure })
}
