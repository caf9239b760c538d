import { UnitOfWork } from "@mersal/domain/ports/driven/unit-of-work"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { runTogether } from "../testing/node-process.ts"
import { sampleDatabase } from "../testing/sample-database.ts"
import { testDatabases } from "../testing/test-databases.ts"

for (const { name, open } of testDatabases)
  describe(`the outbox in ${name}`, () => {
    it("lends each of two thousand messages once, to one of three processes", async () => {
      const settings = await open()
      const ids = Array.from({ length: 2_000 }, (_, index) => `message-${index}`)
      const changes = ids.map((id) => {
        const message = { id, topic: "news", reference: null, at: 0 }
        return { kind: "enqueue", message } as const
      })
      await Effect.runPromise(
        Effect.provide(
          UnitOfWork.use((work) => work.commit(changes)),
          sampleDatabase(settings),
        ),
      )
      const lent = await runTogether(3, "claim-process.ts", JSON.stringify(settings), "1000")
      const shares = lent.map((printed) => printed.split(",").filter((id) => id !== ""))
      expect(shares.flat().toSorted()).toEqual(ids.toSorted())
    })
  })
