import { codeOfMac, counterOfStep, stepAt } from "@mersal/domain/account/second-factor/time-code"
import { Digest } from "@mersal/domain/ports/driven/digest"
import { expect, it } from "vitest"
import { lentRuntime } from "../testing/lent-runtime.ts"
import { sampleDatabase } from "../testing/sample-database.ts"
import { type TestDatabase, testDatabases } from "../testing/test-databases.ts"

const [sqlite] = testDatabases as readonly [TestDatabase]
const runtime = lentRuntime(sqlite, sampleDatabase)

/** RFC 6238, appendix B: seconds since 1970, and the eight-digit code by SHA-1. */
const rfc6238 = [
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
] as const

it("makes the codes of RFC 6238's examples, of eight digits and of six", async () => {
  const secret = Uint8Array.from("12345678901234567890", (letter) => letter.charCodeAt(0))
  for (const [seconds, code] of rfc6238) {
    const counter = counterOfStep(stepAt(seconds * 1_000))
    const mac = await runtime().runPromise(Digest.use(({ hmacSha1 }) => hmacSha1(secret, counter)))
    expect([codeOfMac(mac, 8), codeOfMac(mac)]).toEqual([code, code.slice(2)])
  }
})
