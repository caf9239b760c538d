/** A process of deep-suite.mjs: sends the list of properties, then runs the pieces that it is sent. */
import { gulfBook } from "@mersal/domain/schedule/books/gulf"
import { scheduleProperties } from "@mersal/domain/schedule/testing"

const ofTheGulf = scheduleProperties(gulfBook).filter(({ only }) => only === "gulf")
const properties = [...scheduleProperties(), ...ofTheGulf].sort((a, b) => a.number - b.number)

process.on("message", ({ at, seed, runs }) => {
  const before = process.cpuUsage()
  let failure
  try {
    properties[at].run({ runs, seed })
  } catch (error) {
    failure = `${error.message}\n${error.cause?.message ?? ""}`.trim()
  }
  const { user, system } = process.cpuUsage(before)
  process.send({ failure, ms: (user + system) / 1000 })
})
// The parent handles the interrupt and reports what was done.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {})
process.on("disconnect", () => process.exit())
process.send(properties.map(({ number, name }) => ({ number, name })))
