import { codeRules } from "@mersal/domain/account/sign-in/one-time-code"
import { account } from "@mersal/domain/messages/en/account"
import { expect, test } from "vitest"
import { codeRefusal } from "./code-refusal.ts"

const { codeRefused, triesLeft: left } = account

test("a wrong code may be tried again as often as is said, and the last one says that a new one is needed", () => {
  const said = Array.from({ length: codeRules.tries }, (_, tried) =>
    codeRefusal({ kind: "codeRefused", reason: "wrong", triesLeft: codeRules.tries - 1 - tried }, account),
  )
  expect(said).toEqual([
    `${codeRefused.wrong}. ${left(2)}`,
    `${codeRefused.wrong}. ${left(1)}`,
    codeRefused["too-many-tries"],
  ])
})

test("every other refusal is said as it is, and nothing where no code was refused", () => {
  for (const reason of ["used", "too-many-tries", "expired"] as const)
    expect(codeRefusal({ kind: "codeRefused", reason, triesLeft: 0 }, account)).toBe(codeRefused[reason])
  expect(codeRefusal({ kind: "network" }, account)).toBeUndefined()
  expect(codeRefusal(null, account)).toBeUndefined()
})
