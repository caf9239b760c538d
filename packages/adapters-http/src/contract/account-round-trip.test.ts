import {
  AccountPartNotFound,
  AddressBookFull,
  AlreadyRegistered,
  BookingsUnderWay,
  CashInHand,
  CodeNotSent,
  CodeRefused,
  CodeTooSoon,
  ImageRefused,
  InvalidAccountForm,
  InvalidAddressBookEntry,
  LastAdmin,
  NotSignedIn,
  PasswordAskedAgain,
  PasswordTokenRefused,
  SecondFactorCodeRefused,
  SecondFactorNeeded,
  SecondFactorUnfit,
  SignInRefused,
  SocialSignInRefused,
  TooManyCodes,
  TooManySignIns,
} from "@mersal/domain/account/account-errors"
import { browserFamilies, systemFamilies } from "@mersal/domain/account/sign-in/device"
import { money } from "@mersal/domain/money/money"
import type { StaffMember } from "@mersal/domain/ports/driving/account-service"
import { aCustomer, anEmail } from "@mersal/domain/testing/arbitraries-account"
import { runs } from "@mersal/domain/testing/runs"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { expectAnswersBack, expectRequestsBack, refusalBack } from "../testing/round-trip.ts"
import * as addressBookCalls from "./endpoints/address-book.ts"
import * as forgottenPasswordCalls from "./endpoints/forgotten-password.ts"
import * as numberCodesCalls from "./endpoints/number-codes.ts"
import * as ownDataCalls from "./endpoints/own-data.ts"
import * as profileCalls from "./endpoints/profile.ts"
import * as secondFactorCalls from "./endpoints/second-factor.ts"
import * as sessionsCalls from "./endpoints/sessions.ts"
import * as signInCalls from "./endpoints/sign-in.ts"
import * as staffCalls from "./endpoints/staff.ts"
import { accountRefusals } from "./refusals/account.ts"
import { codeCapRefusals } from "./refusals/code-caps.ts"
import { decodeRefusal } from "./refusals/refusal-codec.ts"
import type { Refusal } from "./refusals/refusals.ts"
import { secondFactorRefusals } from "./refusals/second-factor.ts"

const id = fc.stringMatching(/^[0-9a-f]{32}$/)
const words = fc.string({ maxLength: 40 })
const ascii = fc.stringMatching(/^[\x21-\x7e]{1,20}$/)
const at = fc.integer({ min: 0, max: 4e12 })
const role = fc.constantFrom("customer" as const, "goCustomer" as const)
const token = fc.option(fc.stringMatching(/^[0-9a-f]{64}$/))
const challenge = fc.record({
  challengeId: id,
  channels: fc.subarray(["sms", "email"] as const),
  length: fc.integer({ min: 4, max: 8 }),
})
const profile = fc
  .record({ customer: aCustomer, isPhoneProved: fc.boolean(), newPhone: fc.option(ascii), hasPassword: fc.boolean() })
  .map(({ customer, ...rest }) => ({ ...customer, market: "QA" as const, language: "ar" as const, ...rest }))
const device = fc.record({
  browser: fc.option(fc.constantFrom(...browserFamilies)),
  system: fc.option(fc.constantFrom(...systemFamilies)),
})
const session = fc.record({ id, device, openedAt: at, lastSeenAt: at, isThisOne: fc.boolean() })
const address = fc.record({
  id,
  label: words,
  address: words,
  building: words,
  landmark: words,
  cityName: words,
  position: fc.record({ lat: fc.integer({ min: -90, max: 90 }), lon: fc.integer({ min: -180, max: 180 }) }),
})
const contact = fc.record({ id, name: words, phone: ascii })
const member = fc.record({
  id,
  name: words,
  email: anEmail,
  role: fc.constantFrom("porter" as const, "ops" as const, "admin" as const),
  createdAt: at,
  hasPassword: fc.boolean(),
  hasSecondFactor: fc.boolean(),
  disabledAt: fc.option(at),
  image: fc.option(id),
}) satisfies fc.Arbitrary<StaffMember>

describe("decoding undoes encoding", () => {
  it("of what calls of accounts ask", () => {
    expectRequestsBack(
      signInCalls.login as never,
      fc.oneof(
        fc.record({ kind: fc.constant("password"), email: anEmail, password: words, role }),
        fc.record({
          kind: fc.constant("social"),
          provider: fc.constantFrom("google", "facebook"),
          identityToken: ascii,
          role,
          country: fc.constantFrom("UAE", "Qatar"),
        }),
      ) as never,
    )
    expectRequestsBack(
      signInCalls.register as never,
      fc.record({
        name: words,
        email: anEmail,
        phone: ascii,
        password: words,
        role,
        registerType: fc.constant("normal"),
        country: fc.constantFrom("UAE", "Qatar"),
      }) as never,
    )
    const named = fc.record({
      challengeId: id,
      purpose: fc.constantFrom("register", "login", "forgot", "phone"),
      code: ascii,
    })
    expectRequestsBack(numberCodesCalls.verifyNumber as never, named as never)
    const unnamed = fc.record({
      destination: ascii,
      purposes: fc.constant(["phone", "register", "login"]),
      code: ascii,
    })
    expectRequestsBack(numberCodesCalls.verifyNumber as never, unnamed as never)
    expectRequestsBack(forgottenPasswordCalls.setPassword as never, fc.record({ token: id, password: words }) as never)
    expectRequestsBack(addressBookCalls.replaceAddress as never, address as never)
    expectRequestsBack(addressBookCalls.replaceContact as never, contact as never)
    const entry = fc.record({ challengeId: id, code: ascii })
    expectRequestsBack(secondFactorCalls.verifySecondFactor as never, entry as never)
    expectRequestsBack(secondFactorCalls.confirmSecondFactor as never, fc.record({ code: ascii }) as never)
    expectRequestsBack(secondFactorCalls.beginSecondFactor as never, fc.record({ password: fc.option(words) }) as never)
    expectRequestsBack(ownDataCalls.eraseAccount as never, fc.record({ password: fc.option(words) }) as never)
  })

  it("of what they answer", () => {
    const signedIn = { customer: aCustomer, sessionToken: token }
    const isNew = fc.boolean()
    expectAnswersBack(signInCalls.login as never, fc.record({ ...signedIn, challenge: fc.option(challenge), isNew }))
    expectAnswersBack(signInCalls.register as never, fc.record({ customer: aCustomer, challenge }))
    expectAnswersBack(
      numberCodesCalls.verifyNumber as never,
      fc.oneof(
        fc.record({ kind: fc.constant("signedIn"), ...signedIn }),
        fc.record({ kind: fc.constant("resetAllowed"), token: id, sessionToken: fc.constant(null) }),
        fc.record({ kind: fc.constant("phoneProved"), phone: ascii, sessionToken: fc.constant(null) }),
      ),
    )
    expectAnswersBack(sessionsCalls.session as never, fc.option(aCustomer))
    expectAnswersBack(profileCalls.showProfile as never, profile)
    expectAnswersBack(sessionsCalls.listSessions as never, fc.array(session))
    expectAnswersBack(addressBookCalls.listAddresses as never, fc.array(address))
    expectAnswersBack(addressBookCalls.listContacts as never, fc.array(contact))
    expectAnswersBack(staffCalls.listStaff as never, fc.array(member))
    expectAnswersBack(secondFactorCalls.verifySecondFactor as never, fc.record(signedIn))
    expectAnswersBack(
      secondFactorCalls.secondFactor as never,
      fc.record({ since: fc.option(at), recoveryCodesLeft: fc.nat(), isRequired: fc.boolean() }),
    )
    expectAnswersBack(secondFactorCalls.beginSecondFactor as never, fc.record({ secret: ascii, uri: ascii }))
    expectAnswersBack(secondFactorCalls.confirmSecondFactor as never, fc.record({ recoveryCodes: fc.array(ascii) }))
  })

  it("of every refusal of an account call", () => {
    const issues = [
      { field: "name", kind: "name-missing" },
      { field: "phone", kind: "phone-invalid" },
      { field: "password", kind: "too-long" },
    ] as const
    const refusals: readonly Refusal[] = [
      new AccountPartNotFound(),
      new AddressBookFull({ limit: 50 }),
      new AlreadyRegistered(),
      new BookingsUnderWay({ references: ["AE4K7M2XQ9TB3HV"] }),
      new CashInHand({ held: [money(2625, "AED"), money(3000, "QAR")] }),
      new CodeNotSent(),
      new CodeRefused({ reason: "wrong", triesLeft: 2 }),
      new CodeTooSoon({ retryAt: 60_000 }),
      new ImageRefused({ reason: "too-large" }),
      new InvalidAccountForm({ issues, form: "newPassword" }),
      new InvalidAddressBookEntry({
        issues: [
          { field: "address", kind: "missing" },
          { field: "phone", kind: "phone-invalid" },
        ],
      }),
      new LastAdmin(),
      new NotSignedIn(),
      new PasswordAskedAgain(),
      new PasswordTokenRefused(),
      new SignInRefused(),
      new SocialSignInRefused({ reason: "not-proved" }),
      new TooManySignIns({ retryAt: 900_000 }),
    ]
    expect(refusals.map(({ _tag }) => _tag).sort()).toEqual(Object.keys(accountRefusals).sort())
    for (const refusal of refusals) {
      expect(refusalBack(refusal, accountRefusals)).toEqual(refusal)
    }
  })

  it("of every refusal that a second factor makes", () => {
    const refusals: readonly Refusal[] = [
      new SecondFactorCodeRefused({ reason: "wrong", triesLeft: 2 }),
      new SecondFactorNeeded({ challengeId: "challenge-1" }),
      new SecondFactorUnfit({ reason: "own" }),
    ]
    expect(refusals.map(({ _tag }) => _tag).sort()).toEqual(Object.keys(secondFactorRefusals).sort())
    for (const refusal of [...refusals, new SecondFactorCodeRefused({ reason: "used", triesLeft: null })]) {
      expect(refusalBack(refusal, secondFactorRefusals)).toEqual(refusal)
    }
  })

  it("of the refusal at a cap of codes", () => {
    const refusal = new TooManyCodes({ retryAt: 60_000 })
    expect(Object.keys(codeCapRefusals)).toEqual([refusal._tag])
    expect(refusalBack(refusal, codeCapRefusals)).toEqual(refusal)
  })

  it("of nothing that a wire error only looks like", () => {
    fc.assert(
      fc.property(fc.string(), fc.option(fc.string(), { nil: undefined }), fc.jsonValue(), (code, field, data) => {
        const error = { errorMessage: "", errorDetails: "", code, data, ...(field !== undefined && { field }) }
        expect(() => decodeRefusal(accountRefusals, [error])).not.toThrow()
      }),
      { numRuns: runs(200) },
    )
  })
})
