import { writtenDuration } from "@mersal/domain/messages/written-duration"
import { expect, it } from "vitest"
import { toldWait } from "./told-wait.ts"

it.each([
  [1, "1 sec"],
  [599, "9 mins 59 secs"],
  [601, "11 mins"],
  [3_599, "1 hr"],
])("a wait of %i seconds is told as %s: whoever waits so long is not refused again", (seconds, told) => {
  expect(writtenDuration("en", toldWait(seconds) * 1_000)).toBe(told)
})
