import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as TestClock from "effect/testing/TestClock"
import { expect, it, onTestFinished } from "vitest"
import { IdSource } from "../../ports/driven/id-source.ts"
import { breakableLine } from "../../testing/breakable-line.ts"
import { aCode, amna } from "../../testing/contracts/account-service/stage.ts"
import { succeeded } from "../../testing/contracts/expectations.ts"
import { inMemoryPorts } from "../../testing/in-memory-ports.ts"
import { at } from "../../testing/sample-booking.ts"
import { guestCaller } from "../caller.ts"
import { drivingPorts } from "../driving-ports.ts"
import { deliverOutbox } from "../outbox/deliver-outbox.ts"

it("a phone's code is never that of the e-mail beside it, which it would prove", async () => {
  const draws = ["7409", "7409", "7409", "1582"]
  const numbersBelow32 = (count: number) => Effect.sync(() => [...(draws.shift() ?? "").padEnd(count, "0")].map(Number))
  const { sent, sender } = breakableLine()
  const ids = Layer.effect(
    IdSource,
    Effect.map(IdSource, (source) => ({ ...source, numbersBelow32 })),
  )
  const runtime = ManagedRuntime.make(
    Layer.merge(sender, ids).pipe(Layer.provideMerge(inMemoryPorts()), Layer.provideMerge(TestClock.layer())),
  )
  onTestFinished(() => runtime.dispose())
  await runtime.runPromise(TestClock.setTime(at("2026-11-21T11:00:00.000+04:00")))
  succeeded(await drivingPorts(runtime, guestCaller("browser")).account.register(amna))
  await runtime.runPromise(deliverOutbox())
  const codes = Object.fromEntries(sent.map(({ to, text }) => [to, aCode.exec(text)?.[0]]))
  expect(codes).toEqual({ [amna.email]: "7409", [amna.phone]: "1582" })
})
