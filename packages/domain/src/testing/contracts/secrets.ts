import * as Effect from "effect/Effect"
import { Digest } from "../../ports/driven/digest.ts"
import { IdSource } from "../../ports/driven/id-source.ts"
import { type DrivenCase, drivenCase } from "./contract-case.ts"
import { expectEqual, expectTrue } from "./expectations.ts"

/** Digests and random ids: what can be checked without knowing how they are made. */
export const digestContract: readonly DrivenCase<Digest>[] = [
  drivenCase(
    "equal texts have equal digests and different texts different ones",
    Effect.gen(function* () {
      const digest = yield* Digest
      for (const make of [digest.hash, digest.seal]) {
        const texts = ["", "a", "b", "ab", "دبي", "quote|1~2|AE"]
        const made = yield* Effect.all(texts.map(make))
        expectEqual(new Set(made).size, texts.length)
        expectEqual(yield* Effect.all(texts.map(make)), made)
        expectTrue(
          made.every((text) => /^[0-9a-f]{64}$/.test(text)),
          "64 lower-case hexadecimal digits",
        )
      }
    }),
  ),
  drivenCase(
    "a seal is not the hash",
    Effect.gen(function* () {
      const digest = yield* Digest
      expectTrue((yield* digest.hash("text")) !== (yield* digest.seal("text")), "they differ")
    }),
  ),
  drivenCase(
    "twenty bytes are made of a key and a message, others of each other key or message",
    Effect.gen(function* () {
      const { hmacSha1 } = yield* Digest
      const [key, other] = [new Uint8Array([1, 2, 3]), new Uint8Array([1, 2, 4])]
      const made = yield* Effect.all([hmacSha1(key, other), hmacSha1(other, key), hmacSha1(key, key)])
      expectEqual(new Set(made.map((mac) => Array.from(mac).join())).size, made.length)
      expectEqual(
        made.map(({ length }) => length),
        [20, 20, 20],
      )
      expectEqual(Array.from(yield* hmacSha1(key, other)), Array.from(made[0]))
    }),
  ),
  drivenCase(
    "only the same secret is the same, whatever its length",
    Effect.gen(function* () {
      const digest = yield* Digest
      expectEqual(yield* digest.isSame("secret", "secret"), true)
      for (const other of ["", "secre", "secrets", "Secret"]) expectEqual(yield* digest.isSame(other, "secret"), false)
    }),
  ),
]

export const idSourceContract: readonly DrivenCase<IdSource>[] = [
  drivenCase(
    "as many numbers are drawn as were asked for, from 0 to 31, and each comes",
    Effect.gen(function* () {
      const ids = yield* IdSource
      const drawn = yield* ids.numbersBelow32(4_000)
      expectEqual(drawn.length, 4_000)
      expectEqual(new Set(drawn).size, 32)
      expectTrue(
        drawn.every((number) => Number.isInteger(number) && number >= 0 && number < 32),
        "0 to 31",
      )
    }),
  ),
  drivenCase(
    "a token is 32 hexadecimal digits and never comes twice",
    Effect.gen(function* () {
      const ids = yield* IdSource
      const tokens = yield* Effect.all(Array.from({ length: 500 }, () => ids.token))
      expectEqual(new Set(tokens).size, tokens.length)
      expectTrue(
        tokens.every((token) => /^[0-9a-f]{32}$/.test(token)),
        "32 hexadecimal digits",
      )
    }),
  ),
]
