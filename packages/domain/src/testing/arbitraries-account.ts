import fc from "fast-check"
import type { LoginForm, RegistrationForm } from "../account/account-forms.ts"
import type { Customer } from "../account/customer.ts"
import type { Actor, Subject } from "../account/may-do.ts"
import { companyRoles, signInTypes } from "../account/role.ts"
import type { CodeChallenge, CodeChannel, CodePurpose } from "../account/sign-in/one-time-code.ts"
import { fieldLimits } from "../market/field-limits.ts"
import { anInstant, aText } from "./arbitraries.ts"

// fast-check generators of people who sign up, sign in and make requests.

const aWord = (minLength: number, maxLength: number): fc.Arbitrary<string> =>
  fc.stringMatching(new RegExp(`^[a-z0-9]{${minLength},${maxLength}}$`))

/** Plain addresses within the field's limit, in lower case. */
export const anEmail: fc.Arbitrary<string> = fc
  .tuple(
    aWord(1, 12),
    fc.constantFrom("", ".", "+", "-", "_"),
    aWord(1, 6),
    fc.constantFrom("com", "ae", "qa", "co.uk"),
  )
  .map(([name, between, rest, country]) => `${name}${between}${rest}@mail.example.${country}`)

const someOf = (characters: string, minLength: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...characters), minLength, maxLength: minLength + 3 })

const letters = "abcxyzABCXYZمرسالé"

/** Meets the strength rule, with its characters in any order. None is a common password. */
export const aStrongPassword: fc.Arbitrary<string> = fc
  .tuple(someOf(letters, 4), someOf("0123456789٣", 2), someOf("@$!%*#?&", 1), someOf(" .-_ع", 1))
  .chain((parts) => {
    const all = [...parts.join("")]
    return fc.shuffledSubarray(all, { minLength: all.length })
  })
  .map((drawn) => drawn.join(""))

/** Lacks exactly one of letters, digits, symbols or length. */
export const aWeakPassword: fc.Arbitrary<string> = fc.oneof(
  fc.tuple(someOf("0123456789", 7), someOf("@$!%*#?&", 2)).map((parts) => parts.join("")),
  fc.tuple(someOf(letters, 7), someOf("@$!%*#?&", 2)).map((parts) => parts.join("")),
  fc
    .tuple(someOf(letters, 7), someOf("0123456789", 2), fc.constantFrom("", "-", "^", "؟"))
    .map((parts) => parts.join("")),
  fc
    .tuple(fc.constantFrom("a", "bب"), fc.constantFrom("1", "12"), someOf("@$!%*#?&", 0))
    .map((parts) => parts.join("")),
)

export const somePassword: fc.Arbitrary<string> = fc.oneof(aStrongPassword, aWeakPassword, fc.string())

export const aLogin: fc.Arbitrary<LoginForm> = fc.record({ email: anEmail, password: aStrongPassword })

/** A registration typed without a mistake. */
export const aRegistration: fc.Arbitrary<RegistrationForm> = fc
  .record({
    name: fc.constantFrom("Amna Al Marri", "يوسف حداد", "Maria de los Ángeles"),
    email: anEmail,
    phone: fc.integer({ min: 1_000_000, max: 9_999_999 }).map((digits) => `+97150${digits}`),
    password: aStrongPassword,
  })
  .map((form) => ({ ...form, repeatedPassword: form.password }))

export const aCustomer: fc.Arbitrary<Customer> = fc.record({
  id: aWord(4, 8),
  name: aText(fieldLimits.name),
  email: anEmail,
  isEmailProved: fc.boolean(),
  phone: fc.option(fc.integer({ min: 1_000_000, max: 9_999_999 }).map((digits) => `+97150${digits}`)),
  role: fc.constantFrom("customer" as const, "goCustomer" as const),
  image: fc.option(aWord(4, 8)),
})

// Few ids, so that actors and subjects meet often.
const anId = fc.constantFrom("amna", "yousef", "maria")
const aCompany = fc.constantFrom("falcon", "pearl")

export const anActor: fc.Arbitrary<Actor> = fc.record({
  type: fc.constantFrom(...signInTypes),
  id: fc.option(anId, { freq: 9 }),
  company: fc.option(fc.record({ id: aCompany, role: fc.constantFrom(...companyRoles) }), { freq: 2 }),
})

export const aSubject: fc.Arbitrary<Subject> = fc.record({
  owner: fc.option(anId, { freq: 4 }),
  driver: fc.option(anId),
  company: fc.option(aCompany, { freq: 2 }),
  hasAccessLink: fc.boolean(),
  namesProvedContact: fc.boolean(),
})

export const aCodePurpose: fc.Arbitrary<CodePurpose> = fc.constantFrom("register", "login", "forgot", "phone")

/** A challenge with a code for one channel or for both; a digest is its channel's name and a number. */
export const aChallenge: fc.Arbitrary<CodeChallenge> = fc.record({
  id: aWord(4, 8),
  purpose: aCodePurpose,
  codes: fc
    .tuple(fc.constantFrom(["sms"], ["email"], ["sms", "email"]) as fc.Arbitrary<readonly CodeChannel[]>, fc.nat(3))
    .map(([channels, number]) => channels.map((channel) => sentBy(channel, number))),
  issuedAt: anInstant,
  wrongTries: fc.nat(3),
  isUsed: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
})

const sentBy = (channel: CodeChannel, number: number) => ({
  channel,
  destination: channel === "sms" ? "+971501234567" : "amna@example.com",
  digest: `${channel}-${number}`,
  accountId: null,
})
