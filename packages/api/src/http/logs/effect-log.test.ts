import * as Effect from "effect/Effect"
import { expect, it } from "vitest"
import { effectLog } from "./effect-log.ts"
import { serverLog } from "./request-log.ts"

it("writes what an adapter logs as a line of the server's log, at its level", () => {
  const lines: { readonly level: number; readonly msg: string }[] = []
  const log = serverLog("info", { write: (line) => lines.push(JSON.parse(line)) })
  const work = Effect.all([
    Effect.logError("A row is left out").pipe(Effect.annotateLogs({ closure: "eid", phone: "+971501234567" })),
    Effect.logWarning("It is late"),
    Effect.logFatal("It is over"),
    Effect.logInfo("It is on"),
    Effect.logDebug("It is small"),
  ])
  Effect.runSync(Effect.provide(work, effectLog(log)))
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    [50, "A row is left out"],
    [40, "It is late"],
    [60, "It is over"],
    [30, "It is on"],
  ])
  expect(lines[0]).toMatchObject({ closure: "eid", phone: "…" })
})
