import {
  AccountPartNotFound,
  AccountRefused,
  AlreadyRegistered,
  CodeNotSent,
  CodeRefused,
  CodeTooSoon,
  InvalidAccountForm,
  NotSignedIn,
  PasswordAskedAgain,
  PasswordTokenRefused,
  SignInRefused,
  SocialSignInRefused,
  TooManySignIns,
} from "@mersal/domain/account/account-errors"
import { account } from "@mersal/domain/messages/en/account"
import { accountRefusals } from "@mersal/domain/messages/en/account-refusals"
import { NetworkFailure, RequestRefused, ServerFailure } from "@mersal/domain/ports/driving/service-failure"
import { expect, test } from "vitest"
import { inWords } from "./refusal-words.ts"

const words = { account, accountRefusals }

test("a refusal that the popup does not know is said in the server's words, with what to do about it", () => {
  const said = [
    new SignInRefused(),
    new TooManySignIns({ retryAt: 0 }),
    new CodeTooSoon({ retryAt: 0 }),
    new PasswordTokenRefused(),
    new AlreadyRegistered(),
    new NotSignedIn(),
    new AccountPartNotFound(),
    ...(["not-offered", "not-proved", "unreachable"] as const).map((reason) => new SocialSignInRefused({ reason })),
  ].map((failure) => inWords(failure, words))
  for (const failure of said) expect(failure).toBeInstanceOf(AccountRefused)
  const sentences = said.flatMap((failure) => ("messages" in failure ? failure.messages : []))
  expect(sentences).toHaveLength(said.length)
  expect(new Set(sentences).size).toBe(said.length)
  expect(sentences[0]).toBe(`${accountRefusals.signInRefused} ${accountRefusals.signInRefusedDetails}`)
})

test("what the popup says in its own words is handed on as it is", () => {
  for (const failure of [
    new InvalidAccountForm({ issues: [] }),
    new PasswordAskedAgain(),
    new CodeRefused({ reason: "wrong", triesLeft: 1 }),
    new CodeNotSent(),
    new NetworkFailure(),
    new ServerFailure({ requestId: "r1" }),
    new RequestRefused({ code: "too-many-requests", text: "Please wait.", requestId: null }),
  ])
    expect(inWords(failure, words)).toBe(failure)
})
