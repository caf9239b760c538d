import type { AccountAlert } from "@mersal/domain/machines/account-alert"
import type { PageTexts } from "../../environment/texts/dictionaries.ts"

/**
 * What is said of a code that was not right (section 8), and how often it may still be tried. The last try leaves nothing
 * to try again: it says what every later one is told.
 */
export function codeRefusal(alert: AccountAlert | null, words: PageTexts["account"]): string | undefined {
  if (alert?.kind !== "codeRefused") return undefined
  const { reason, triesLeft } = alert
  if (reason !== "wrong") return words.codeRefused[reason]
  return triesLeft > 0
    ? `${words.codeRefused.wrong}. ${words.triesLeft(triesLeft)}`
    : words.codeRefused["too-many-tries"]
}
