import { RulesBook } from "@mersal/domain/ports/driven/rules-book"
import { sampleReferenceData } from "@mersal/domain/testing/reference-data"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as References from "effect/References"
import { expect, it } from "vitest"
import { Database } from "../database/connection.ts"
import { databaseLayer } from "../layer.ts"
import { lentRuntime } from "../testing/lent-runtime.ts"
import { type TestDatabase, testDatabases } from "../testing/test-databases.ts"

const [sqlite] = testDatabases as readonly [TestDatabase]

/** What the log was given, by the row that each line names. */
const logged: unknown[] = []
const log = Logger.make(({ fiber }) => void logged.push(fiber.getRef(References.CurrentLogAnnotations).rules))

const runtime = lentRuntime(sqlite, (settings) =>
  databaseLayer(settings, { ...sampleReferenceData, promos: [], banners: [], internationalRates: [] }).pipe(
    Layer.provideMerge(Logger.layer([log])),
  ),
)
const sql = (text: string) => runtime().runPromise(Database.use(({ rows }) => rows(text)))
const listed = () => runtime().runPromise(RulesBook.use((book) => book.list("AE")))

it("leaves out published rules that the rule book of this version cannot be read by, and names them once", async () => {
  await sql(`insert into published_rules (market, id, valid_from, readings, patch) values
    ('AE', 'later', 1, '["of-a-later-version"]', '{}'),
    ('AE', 'broken', 2, '[]', '{"services":{"teleport":{}}}'),
    ('AE', 'sound', 3, '["od-cap-2200"]', '{"horizonDays":9}')`)
  for (const _ of [1, 2])
    expect(await listed()).toEqual([
      {
        value: { id: "sound", market: "AE", validFrom: 3, readings: ["od-cap-2200"], patch: { horizonDays: 9 } },
        version: 1,
      },
    ])
  expect(logged).toEqual(["later", "broken"])
})
