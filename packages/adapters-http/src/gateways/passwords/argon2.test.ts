import { Passwords } from "@mersal/domain/ports/driven/passwords"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { argon2Passwords } from "./argon2.ts"

/** Weak on purpose: these tests hash a lot. */
const quick = { memoryKibibytes: 64, passes: 1 }

const withPasswords = <Value>(
  use: (passwords: Passwords["Service"]) => Effect.Effect<Value>,
  settings = quick,
): Promise<Value> => Effect.runPromise(Effect.provide(Passwords.use(use), argon2Passwords(settings)))

describe("passwords by Argon2id", () => {
  it("are stored with the memory and passes that they are told, one lane, and a salt of their own", async () => {
    const [one, other] = await withPasswords(({ hash }) => Effect.all([hash("kestrel7!"), hash("kestrel7!")]), {
      memoryKibibytes: 19 * 1024,
      passes: 2,
    })
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/)
    expect(other).not.toBe(one)
    expect(one).not.toContain("kestrel")
  })

  it.each(["kestrel7!", " with blanks at its ends 7! ", "كلمة٣!", "😀".repeat(32), "x".repeat(128), "a\u0000b7!"])(
    "are right only letter for letter, to the last: %j",
    async (password) => {
      const outcomes = await withPasswords((passwords) =>
        Effect.gen(function* () {
          const stored = yield* passwords.hash(password)
          const tried = [password, `${password} `, password.slice(0, -1), password.toUpperCase(), password.trim(), ""]
          return yield* Effect.all(tried.map((each) => passwords.check(each, stored)))
        }),
      )
      expect(outcomes[0]).toEqual({ isRight: true, isOutdated: false })
      for (const [index, tried] of [
        `${password} `,
        password.slice(0, -1),
        password.toUpperCase(),
        password.trim(),
        "",
      ].entries()) {
        expect(outcomes[index + 1]?.isRight).toBe(tried === password)
      }
    },
  )

  it("are never right where none is stored, whatever is tried", async () => {
    const outcomes = await withPasswords(({ check }) => Effect.all(["", "kestrel7!"].map((each) => check(each, null))))
    expect(outcomes).toEqual([
      { isRight: false, isOutdated: false },
      { isRight: false, isOutdated: false },
    ])
  })

  it("that were hashed with less are right, and to be hashed anew", async () => {
    const old = await withPasswords(({ hash }) => hash("kestrel7!"))
    const stronger = { memoryKibibytes: 128, passes: 1 }
    const outcomes = await withPasswords(
      ({ check }) => Effect.all([check("kestrel7!", old), check("kestrel8!", old)]),
      stronger,
    )
    expect(outcomes).toEqual([
      { isRight: true, isOutdated: true },
      { isRight: false, isOutdated: false },
    ])
  })
})
