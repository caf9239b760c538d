import * as Effect from "effect/Effect"
import { InvalidAccountForm } from "../../../account/account-errors.ts"
import { registrationIssues } from "../../../account/account-forms.ts"
import { plainEmail } from "../../../account/email.ts"
import { parseWorldwidePhone } from "../../../account/phone/phone-worldwide.ts"
import { roleOfRegistration } from "../../../account/role.ts"
import { isCommonPassword } from "../../../account/sign-in/common-passwords.ts"
import type { PendingRegistration } from "../../../account/sign-in/pending-registration.ts"
import { marketOfCountry, type Registration } from "../../../account/sign-in/registration.ts"
import type { RegistrationAnswer } from "../../../account/sign-in/sign-in.ts"
import { sanitise } from "../../../booking/draft/text-sanitiser.ts"
import { IdSource } from "../../../ports/driven/id-source.ts"
import { Passwords } from "../../../ports/driven/passwords.ts"
import type { RegistrationExtras } from "../../../ports/driving/account-service.ts"
import type { Caller } from "../../caller.ts"
import { ownerOfEmail } from "../accounts-with-email.ts"
import { sendCode } from "../codes/send-code.ts"

/**
 * Starts a registration (section 7, POST /user/register); there is no account before its code is right. For an e-mail
 * that already has an account the answer is the same, but the e-mail says so instead of bringing a code. The phone gets
 * its code in both cases, which verifies only the phone (D26).
 */
export const register = Effect.fn("register")(function* (
  registration: Pick<Registration, "name" | "email" | "phone" | "password"> & RegistrationExtras,
  caller: Caller,
) {
  const market = marketOfCountry(registration.country)
  const name = sanitise(registration.name).trim()
  const { email: typed, phone, password } = registration
  const issues = registrationIssues(
    { name, email: typed, phone, password, repeatedPassword: password },
    { market, readPhone: parseWorldwidePhone, isCommonPassword },
  )
  if (issues.length > 0) return yield* new InvalidAccountForm({ issues, form: "register" })

  const email = plainEmail(typed)
  const read = parseWorldwidePhone(phone, market)
  const pending: PendingRegistration = {
    accountId: yield* (yield* IdSource).token,
    market,
    name,
    email,
    phone: read.ok ? read.e164 : phone,
    passwordHash: yield* (yield* Passwords).hash(password),
    role: roleOfRegistration(registration.role),
    language: caller.language,
    identity: null,
  }
  const notice = (yield* ownerOfEmail(email)) ? "already-registered" : "code"
  const challenge = yield* sendCode(
    {
      purpose: "register",
      deliveries: [
        { channel: "email", destination: email, notice },
        { channel: "sms", destination: pending.phone ?? "", notice: "code" },
      ],
      accountId: null,
      pending,
      channels: ["email", "sms"],
    },
    caller,
  )
  const answer: RegistrationAnswer = {
    customer: {
      id: pending.accountId,
      name,
      email,
      isEmailProved: false,
      phone: pending.phone,
      role: pending.role,
      image: null,
    },
    challenge,
  }
  return answer
})
