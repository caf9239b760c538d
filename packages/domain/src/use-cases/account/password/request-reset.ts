import * as Effect from "effect/Effect"
import { InvalidAccountForm } from "../../../account/account-errors.ts"
import { forgotIssues } from "../../../account/account-forms.ts"
import { plainEmail } from "../../../account/email.ts"
import { Accounts } from "../../../ports/driven/accounts.ts"
import type { CodeDelivery } from "../../../ports/driven/changes/account/codes.ts"
import type { Caller } from "../../caller.ts"
import { sendCode } from "../codes/send-code.ts"

/**
 * Sends codes for a new password: to the registered e-mail, and to the phone if it is verified (section 2, 'Forgot
 * password'). An e-mail without an account gets a message that says so; the caller gets the same answer.
 */
export const requestReset = Effect.fn("requestReset")(function* (
  { email: typed }: { readonly email: string },
  caller: Caller,
) {
  const issues = forgotIssues({ email: typed })
  if (issues.length > 0) return yield* new InvalidAccountForm({ issues, form: "forgot" })
  const email = plainEmail(typed)
  const [found] = yield* (yield* Accounts).byEmail(email)
  const account = found?.contacts.isEmailProved && found.disabledAt === null ? found : null
  const byMail: CodeDelivery = { channel: "email", destination: email, notice: account ? "code" : "no-account" }
  const phone = account?.contacts.isPhoneProved ? account.contacts.phone : null
  const bySms: readonly CodeDelivery[] = phone === null ? [] : [{ channel: "sms", destination: phone, notice: "code" }]
  return yield* sendCode(
    {
      purpose: "forgot",
      deliveries: [byMail, ...bySms],
      accountId: account?.id ?? null,
      channels: ["email", "sms"],
    },
    caller,
  )
})
