import type { AccountAlert } from "@mersal/domain/machines/account-dialog/account-alert"
import type { PageTexts } from "../../environment/texts/dictionaries.ts"

/**
 * The text for a wrong code (section 8), with the number of tries left. After the last try it is the text for a code
 * that can no longer be used.
 */
export function codeRefusal(alert: AccountAlert | null, words: PageTexts["account"]): string | undefined {
  if (alert?.kind !== "codeRefused") return undefined
  const { reason, triesLeft } = alert
  if (reason !== "wrong") return words.codeRefused[reason]
  return triesLeft > 0
    ? `${words.codeRefused.wrong}. ${words.triesLeft(triesLeft)}`
    : words.codeRefused["too-many-tries"]
}
