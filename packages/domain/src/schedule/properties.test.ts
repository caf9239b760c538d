import { describe, it } from "vitest"
import { runs } from "../testing/runs.ts"
import { scheduleProperties } from "./testing/schedule-properties.ts"

describe("for random books", () => {
  for (const { number, name, run } of scheduleProperties()) it(`${number}. ${name}`, () => run({ runs: runs(200) }))
})
