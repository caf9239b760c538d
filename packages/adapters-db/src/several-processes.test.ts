import { Bookings } from "@mersal/domain/ports/driven/bookings"
import { Digest } from "@mersal/domain/ports/driven/digest"
import { TariffBook } from "@mersal/domain/ports/driven/price-lists"
import { StoredAnswers } from "@mersal/domain/ports/driven/stored-answers"
import { UnitOfWork } from "@mersal/domain/ports/driven/unit-of-work"
import { referenceNumber, sampleBooking } from "@mersal/domain/testing/sample-booking"
import * as ManagedRuntime from "effect/ManagedRuntime"
import { afterEach, describe, expect, it } from "vitest"
import { Database } from "./connection.ts"
import { newDatabasePath } from "./testing/new-database-path.ts"
import { runProcess } from "./testing/node-process.ts"
import { sampleDatabase } from "./testing/sample-database.ts"

const open: { dispose: () => Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((runtime) => runtime.dispose()))
})

function openDatabase(path: string) {
  const runtime = ManagedRuntime.make(sampleDatabase(path))
  open.push(runtime)
  return runtime
}

describe("one file, several processes", () => {
  it("books each key once, and nothing of the bookings that came second", async () => {
    const path = newDatabasePath()
    const wins = await Promise.all(
      [1_000, 2_000].map((first) => runProcess("booking-process.ts", path, `${first}`, "60")),
    )
    expect(wins.map(Number).reduce((sum, one) => sum + one, 0)).toBe(60)
    const count = Database.use((database) => database.rows("select count(*) as count from bookings"))
    expect(await openDatabase(path).runPromise(count)).toEqual([{ count: 60 }])
  })

  it("shows at once what another connection wrote", async () => {
    const path = newDatabasePath()
    const [one, two] = [openDatabase(path), openDatabase(path)]
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
    const path = newDatabasePath()
    const [one, two] = [openDatabase(path), openDatabase(path)]
    const minimum = () => two.runPromise(TariffBook.use((book) => book.list("AE"))).then(([list]) => list?.minimumMinor)
    expect(await minimum()).toBe(1_500)
    const edit = Database.use((database) => database.rows("update tariffs set minimum_minor = 1700"))
    await one.runPromise(edit)
    expect(await minimum()).toBe(1_700)
  })

  it("seals alike on every connection and after a restart", async () => {
    const path = newDatabasePath()
    const seal = Digest.use((digest) => digest.seal("quote"))
    const [one, two] = [openDatabase(path), openDatabase(path)]
    const sealed = await one.runPromise(seal)
    expect(await two.runPromise(seal)).toBe(sealed)
    await Promise.all(open.splice(0).map((runtime) => runtime.dispose()))
    expect(await openDatabase(path).runPromise(seal)).toBe(sealed)
    expect(await openDatabase(newDatabasePath()).runPromise(seal)).not.toBe(sealed)
  })
})
