import type { Language } from "@mersal/domain/messages/language"
import type { Request } from "express"

const mark = /(?:^|;\s*)language=(en|ar)(?:;|$)/

/** The language that the reader has chosen in this browser, which leaves it for the server; null where he has not. */
export function chosenLanguage({ headers }: Request): Language | null {
  const chosen = mark.exec(headers.cookie ?? "")?.[1]
  return chosen === "ar" || chosen === "en" ? chosen : null
}
