import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { inMemoryPorts } from "../in-memory-ports.ts"
import { sampleAccount } from "../sample-account.ts"
import { conflictOf } from "./conflict-of.ts"

const insert = conflictOf({ kind: "insertAccount", account: sampleAccount })

describe("a conflict that a contract expects", () => {
  it("says what was expected where the store takes everything", async () => {
    const run = Effect.runPromise(insert.pipe(Effect.provide(inMemoryPorts())))
    await expect(run).rejects.toThrow("expected a conflict over insertAccount, got it done")
  })
})
