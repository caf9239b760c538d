import * as Effect from "effect/Effect"
import { InvalidAccountForm } from "../../../account/account-errors.ts"
import { forgotIssues } from "../../../account/account-forms.ts"
import { plainEmail } from "../../../account/email.ts"
import type { Caller } from "../../caller.ts"
import { sendReset } from "./send-reset.ts"

/** Asks for codes for a new password (section 2, 'Forgot password'): see `sendReset`. */
export const requestReset = Effect.fn("requestReset")(function* (
  { email }: { readonly email: string },
  caller: Caller,
) {
  const issues = forgotIssues({ email })
  if (issues.length > 0) return yield* new InvalidAccountForm({ issues, form: "forgot" })
  return yield* sendReset(plainEmail(email), null, caller)
})
