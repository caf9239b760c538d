import type { AccountRefusal } from "@mersal/adapters-http/contract/refusals/account"
import { codeRules } from "@mersal/domain/account/sign-in/one-time-code"
import { accountFaultText } from "@mersal/domain/messages/account-fault"
import { account as arabicForms } from "@mersal/domain/messages/ar/account"
import { account as englishForms } from "@mersal/domain/messages/en/account"
import type { Language } from "@mersal/domain/messages/language"
import type { Texts } from "@mersal/domain/messages/texts"
import { formatMoney } from "@mersal/domain/money/money"
import type { RefusalAnswers } from "./refusal-answers.ts"

type FormTexts = Texts<typeof englishForms>
const formsIn = (language: Language): FormTexts => (language === "ar" ? arabicForms : englishForms)

export const accountAnswers: RefusalAnswers<AccountRefusal> = {
  InvalidAccountForm: {
    status: 422,
    say: ({ issues, form = "register" }, _, language) => {
      const texts = formsIn(language)
      return issues.map((issue) => ({
        message: accountFaultText(texts, form, issue, codeRules.length),
        // The sentence asks for symbols, and the pages name them beside it.
        ...(issue.kind === "password-weak" && { details: texts.passwordHint }),
      }))
    },
  },
  InvalidAddressBookEntry: {
    status: 422,
    say: ({ issues }, texts) => issues.map(({ kind }) => ({ message: texts.addressBook[kind] })),
  },
  SignInRefused: {
    status: 401,
    say: (_, texts) => [{ message: texts.signInRefused, details: texts.signInRefusedDetails }],
  },
  TooManySignIns: {
    status: 429,
    say: (_, texts) => [{ message: texts.tooManySignIns, details: texts.tooManySignInsDetails }],
  },
  CodeTooSoon: { status: 429, say: (_, texts) => [{ message: texts.codeTooSoon, details: texts.codeTooSoonDetails }] },
  CodeNotSent: { status: 424, say: (_, __, language) => [{ message: formsIn(language).codeNotSent }] },
  CodeRefused: {
    status: 422,
    say: ({ reason }, _, language) => [{ message: formsIn(language).codeRefused[reason] }],
  },
  PasswordTokenRefused: {
    status: 422,
    say: (_, texts) => [{ message: texts.passwordTokenRefused, details: texts.passwordTokenRefusedDetails }],
  },
  PasswordAskedAgain: { status: 403, say: (_, texts) => [{ message: texts.passwordAskedAgain }] },
  NotSignedIn: { status: 401, say: (_, texts) => [{ message: texts.signInRequired }] },
  SocialSignInRefused: {
    status: 401,
    say: ({ reason }, texts) => [
      {
        message: {
          "not-offered": texts.socialNotOffered,
          "not-proved": texts.socialNotProved,
          unreachable: texts.socialUnreachable,
        }[reason],
      },
    ],
  },
  AlreadyRegistered: {
    status: 409,
    say: (_, texts) => [{ message: texts.alreadyRegistered, details: texts.alreadyRegisteredDetails }],
  },
  AccountPartNotFound: { status: 404, say: (_, texts) => [{ message: texts.accountPartNotFound }] },
  AddressBookFull: {
    status: 409,
    say: ({ limit }, texts) => [{ message: texts.addressBookFull(String(limit)) }],
  },
  ImageRefused: {
    status: 422,
    say: ({ reason }, texts) => [{ message: reason === "too-large" ? texts.imageTooLarge : texts.notAnImage }],
  },
  BookingsUnderWay: {
    status: 409,
    say: ({ references }, texts) => [
      { message: texts.bookingsUnderWay, details: texts.bookingsUnderWayDetails(references) },
    ],
  },
  CashInHand: {
    status: 409,
    say: ({ held }, texts) => [{ message: texts.cashInHand, details: texts.cashInHandDetails(held.map(formatMoney)) }],
  },
  LastAdmin: { status: 409, say: (_, texts) => [{ message: texts.lastAdmin, details: texts.lastAdminDetails }] },
}
