import type { AskedValue } from "@mersal/adapters-http/contract/asked-values"
import { account as arabicAccount } from "@mersal/domain/messages/ar/account"
import { payment as arabicPayment } from "@mersal/domain/messages/ar/payment"
import { secondFactor as arabicSecondFactor } from "@mersal/domain/messages/ar/second-factor"
import { tracking as arabicTracking } from "@mersal/domain/messages/ar/tracking"
import { account } from "@mersal/domain/messages/en/account"
import { payment } from "@mersal/domain/messages/en/payment"
import { secondFactor } from "@mersal/domain/messages/en/second-factor"
import { tracking } from "@mersal/domain/messages/en/tracking"
import type { Language } from "@mersal/domain/messages/language"

/** The sentences of the pages' own forms for a value that is not said, given the digits of a code by message. */
export const askedTexts: Readonly<Record<Language, Readonly<Record<AskedValue, (codeLength: number) => string>>>> = {
  en: {
    paymentMethod: () => payment.methodMissing,
    code: account.codeMissing,
    secondFactorCode: () => secondFactor.codeMissing,
    reference: () => tracking.empty,
  },
  ar: {
    paymentMethod: () => arabicPayment.methodMissing,
    code: arabicAccount.codeMissing,
    secondFactorCode: () => arabicSecondFactor.codeMissing,
    reference: () => arabicTracking.empty,
  },
}
