import { readFileSync } from "node:fs"
import { withoutPeople } from "@mersal/domain/account/erasure"
import { type Change, UnitOfWork } from "@mersal/domain/ports/driven/unit-of-work"
import { referenceNumber, sampleBooking } from "@mersal/domain/testing/sample-booking"
import * as ManagedRuntime from "effect/ManagedRuntime"
import { expect, it, onTestFinished } from "vitest"
import { openBeside } from "../testing/beside.ts"
import { newDatabasePath } from "../testing/new-database-path.ts"
import { sampleDatabase } from "../testing/sample-database.ts"

const word = "Zumurrud"

/** Long notes need pages of their own, which become free. */
const told = Array.from({ length: 60 }, (_, index) => ({
  ...sampleBooking,
  reference: referenceNumber(index),
  customer: { ...sampleBooking.customer, name: `${word} Qasimi` },
  parcel: { ...sampleBooking.parcel, note: `${word} rings. `.repeat(index % 3 === 0 ? 600 : 2) },
}))

it.each([true, false])("no text of erased people is left in the file (written in a thread: %s)", async (inThread) => {
  const path = newDatabasePath()
  const runtime = ManagedRuntime.make(sampleDatabase({ kind: "sqlite", path, writesInThread: inThread }))
  onTestFinished(() => runtime.dispose())
  const commit = (change: Change) => runtime.runPromise(UnitOfWork.use((work) => work.commit([change])))
  /** As often as the word stands in the file, once the log is part of it. */
  const timesSaid = () => {
    const beside = openBeside(path)
    beside.pragma("wal_checkpoint(truncate)")
    beside.close()
    return [path, `${path}-wal`].map((file) => readFileSync(file, "latin1").split(word).length - 1)
  }
  for (const booking of told) await commit({ kind: "insertBooking", booking, ownerDigest: null })
  expect(timesSaid()[0]).toBeGreaterThan(told.length)
  for (const booking of told) await commit({ kind: "anonymiseBooking", booking: withoutPeople(booking) })
  expect(timesSaid()).toEqual([0, 0])
})
