import { Bookings } from "@mersal/domain/ports/driven/bookings"
import { Digest } from "@mersal/domain/ports/driven/digest"
import { TariffBook } from "@mersal/domain/ports/driven/price-lists"
import { StoredAnswers } from "@mersal/domain/ports/driven/stored-answers"
import { UnitOfWork } from "@mersal/domain/ports/driven/unit-of-work"
import { referenceNumber, sampleBooking } from "@mersal/domain/testing/sample-booking"
import * as ManagedRuntime from "effect/ManagedRuntime"
import { afterEach, describe, expect, it } from "vitest"
import { Database, type DatabaseSettings } from "./database/connection.ts"
import { runProcess } from "./testing/node-process.ts"
import { sampleDatabase } from "./testing/sample-database.ts"
import { testDatabases } from "./testing/test-databases.ts"

const open: { dispose: () => Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((runtime) => runtime.dispose()))
})

function openDatabase(settings: DatabaseSettings) {
  const runtime = ManagedRuntime.make(sampleDatabase(settings))
  open.push(runtime)
  return runtime
}

for (const database of testDatabases)
  describe(`one database of ${database.name}, several processes`, () => {
    it("books each key once, and nothing of the bookings that came second", async () => {
      const settings = await database.open()
      const wins = await Promise.all(
        [1_000, 2_000].map((first) => runProcess("booking-process.ts", JSON.stringify(settings), `${first}`, "60")),
      )
      expect(wins.map(Number).reduce((sum, one) => sum + one, 0)).toBe(60)
      const count = Database.use((database) => database.rows("select count(*) as count from bookings"))
      expect(await openDatabase(settings).runPromise(count)).toEqual([{ count: 60 }])
    })

    it("shows at once what another connection wrote", async () => {
      const settings = await database.open()
      const [one, two] = [openDatabase(settings), openDatabase(settings)]
      const { reference } = sampleBooking
      await two.runPromise(StoredAnswers.use((answers) => answers.find("key")))
      await one.runPromise(
        UnitOfWork.use((work) => work.commit([{ kind: "insertBooking", booking: sampleBooking, ownerDigest: null }])),
      )
      const found = await two.runPromise(Bookings.use((bookings) => bookings.find(reference)))
      expect(found?.booking).toEqual(sampleBooking)
      expect(await two.runPromise(Bookings.use((bookings) => bookings.find(referenceNumber(2))))).toBeNull()
    })

    it("prices by the list that an operator changed in another process", async () => {
      const settings = await database.open()
      const [one, two] = [openDatabase(settings), openDatabase(settings)]
      const minimum = () =>
        two.runPromise(TariffBook.use((book) => book.list("AE"))).then(([list]) => list?.minimumMinor)
      expect(await minimum()).toBe(1_500)
      const edit = Database.use((database) => database.rows("update tariffs set minimum_minor = 1700"))
      await one.runPromise(edit)
      expect(await minimum()).toBe(1_700)
    })

    it("seals alike on every connection and after a restart", async () => {
      const settings = await database.open()
      const seal = Digest.use((digest) => digest.seal("quote"))
      const [one, two] = [openDatabase(settings), openDatabase(settings)]
      const sealed = await one.runPromise(seal)
      expect(await two.runPromise(seal)).toBe(sealed)
      await Promise.all(open.splice(0).map((runtime) => runtime.dispose()))
      expect(await openDatabase(settings).runPromise(seal)).toBe(sealed)
      expect(await openDatabase(await database.open()).runPromise(seal)).not.toBe(sealed)
    })
  })
