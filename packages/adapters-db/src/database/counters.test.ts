import type { Change } from "@mersal/domain/ports/driven/unit-of-work"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { runProcess } from "../testing/node-process.ts"
import { sampleDatabase } from "../testing/sample-database.ts"
import { testDatabases } from "../testing/test-databases.ts"
import { Database } from "./connection.ts"

const place = { slot: "AE/sameDay/2026-11-21/13-18", zone: "dubai", date: "2026-11-21" }
const changes: readonly { readonly change: object; readonly counted: string }[] = [
  { change: { kind: "reserveSlot", place, limit: 10 }, counted: "select taken as count from slot_places" },
  {
    change: {
      kind: "redeemPromo",
      market: "AE",
      code: "FLAT15",
      customerDigest: "a",
      limit: 10,
      limitPerCustomer: 100,
    },
    counted: "select uses as count from promo_uses where customer_digest = 'a'",
  },
]

const cases = changes.flatMap((each) =>
  [1, 3].map((processes) => ({ ...each, kind: (each.change as Change).kind, processes })),
)

for (const { name, open } of testDatabases)
  for (const { change, counted, kind, processes } of cases)
    describe(`${kind} in ${processes} processes on ${name}`, () => {
      it("lets ten of two hundred through where ten may", async () => {
        const settings = await open()
        const shares = Array.from({ length: processes }, (_, index) => Math.floor((200 + index) / processes))
        const applied = await Promise.all(
          shares.map((share) =>
            runProcess("commit-process.ts", JSON.stringify(settings), JSON.stringify(change), `${share}`),
          ),
        )
        expect(applied.map(Number).reduce((sum, one) => sum + one, 0)).toBe(10)
        const count = Database.use((database) => database.rows(counted))
        expect(await Effect.runPromise(Effect.provide(count, sampleDatabase(settings)))).toEqual([{ count: 10 }])
      })
    })
