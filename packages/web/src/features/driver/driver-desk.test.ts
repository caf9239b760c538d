import { localDate } from "@mersal/domain/calendar/local-date"
import { emptyTill } from "@mersal/domain/delivery/till"
import type { DriverAct, QueuedCommand } from "@mersal/domain/machines/delivery/command-queue"
import type { CommandRequest, RunStop } from "@mersal/domain/ports/driving/operations-service"
import { NetworkFailure, RequestRefused } from "@mersal/domain/ports/driving/service-failure"
import { sampleBooking } from "@mersal/domain/testing/sample-booking"
import * as Result from "effect/Result"
import { describe, expect, it, vi } from "vitest"
import type { DriverServices, KeptRun } from "../../environment/services/driver-services.ts"
import { openDriverDesk } from "./driver-desk.ts"

/** The limit is long, because the machine may be busy. */
const eventually = (look: () => void) => vi.waitFor(look, { timeout: 60_000 })

const date = localDate("2026-11-21")
const noon = sampleBooking.pickupWindow.start

const stop: RunStop = {
  booking: { ...sampleBooking, state: "assigned" },
  now: { state: "assigned", driver: "driver-1", order: 1 },
  leg: "pickup",
  arrivedAt: null,
  failedAttempts: 0,
  till: emptyTill(sampleBooking.price.toPay),
}

/** A phone and a server with a connection that may break. The phone's storage outlives a page. */
function stage() {
  const kept = {
    commands: new Map<string, QueuedCommand>(),
    pictures: new Map<string, Uint8Array>(),
    run: null as KeptRun | null,
  }
  const sent: CommandRequest[] = []
  /** How an act is refused, if it is. */
  const refuses = new Map<DriverAct["type"], RequestRefused>()
  /** What happens between the phone's reading of its commands and its answer. */
  const between = { happens: null as null | (() => Promise<unknown>) }
  const line = { state: "well" as "well" | "silent" | "signed-out" | "full" }
  let id = 0
  const over = <Value>(value: () => Value) => {
    if (line.state === "silent") return Promise.resolve(Result.fail(new NetworkFailure()))
    if (line.state === "signed-out")
      return Promise.resolve(Result.fail(new RequestRefused({ code: "sign-in-required", text: "", requestId: null })))
    return Promise.resolve(Result.succeed(value()))
  }
  const services: DriverServices = {
    driver: "driver-1",
    calls: {
      run: () => over(() => [stop]),
      command: async (request) => {
        const refusal = refuses.get(request.command.type as DriverAct["type"])
        if (line.state === "well" && refusal) return Result.fail(refusal)
        return over(() => {
          sent.push(request)
          const now = { state: "pickupStarted" as const, driver: "driver-1", order: 1 + sent.length }
          return { reference: sampleBooking.reference, now, at: noon }
        })
      },
      reportPosition: () => over(() => null),
      storeProof: () => over(() => ({ image: "image-1", digest: "" })),
    },
    phone: {
      commands: async () => {
        const stored = [...kept.commands.values()]
        const { happens } = between
        between.happens = null
        await happens?.()
        return stored
      },
      keepCommand: async (command) => {
        if (line.state === "full") throw new Error("no room")
        kept.commands.set(command.id, command)
      },
      forgetCommand: async (gone) => void kept.commands.delete(gone),
      run: async () => kept.run,
      keepRun: async (_, run) => {
        kept.run = run
      },
      picture: async (picture) => kept.pictures.get(picture) ?? null,
      keepPicture: async (picture, bytes) => void kept.pictures.set(picture, bytes),
      forgetPicture: async (picture) => void kept.pictures.delete(picture),
    },
    watch: () => () => {},
    alone: (work) => work(),
    newId: () => `id-${++id}-of-a-command`,
    sharesPosition: () => null,
    setSharesPosition: () => {},
  }
  return { kept, sent, line, refuses, between, open: () => openDriverDesk(services, date, () => noon) }
}

describe("a driver's desk", () => {
  it("shows at once what was said, keeps it over a reload without a line, and sends it when there is one", async () => {
    const { kept, sent, line, open } = stage()
    const first = open()
    await eventually(() => expect(first.view().line).toBe("answers"))
    line.state = "silent"
    await first.give(stop, { type: "start" }, null)
    expect(first.view().run?.[0]?.now.state).toBe("pickupStarted")
    await eventually(() => expect(first.view().line).toBe("silent"))
    expect(kept.commands.size).toBe(1)
    first.stop()

    const second = open()
    await eventually(() => expect(second.view().run?.[0]?.now.state).toBe("pickupStarted"))
    expect(sent).toEqual([])
    line.state = "well"
    second.wake()
    await eventually(() => expect(second.view().queue).toEqual([]))
    expect(sent.map(({ id, at }) => [id, at])).toEqual([["id-1-of-a-command", noon]])
    expect(kept.commands.size).toBe(0)
    second.stop()
  })

  it("sends a picture before the delivery that names it, and lets go of both", async () => {
    const { kept, sent, open } = stage()
    const desk = open()
    await eventually(() => expect(desk.view().line).toBe("answers"))
    const picture = await desk.keepPicture(new Uint8Array([1]))
    await desk.give(stop, { type: "deliver", proof: { kind: "photo", picture, image: null } }, null)
    await eventually(() => expect(desk.view().queue).toEqual([]))
    expect(sent.map(({ command }) => command)).toEqual([
      { type: "deliver", proof: { kind: "photo", image: "image-1" } },
    ])
    await eventually(() => expect(kept.pictures.size).toBe(0))
    desk.stop()
  })

  it("keeps everything for the next sign-in, and says where the phone keeps nothing", async () => {
    const { sent, line, open } = stage()
    const desk = open()
    await eventually(() => expect(desk.view().line).toBe("answers"))
    line.state = "signed-out"
    await desk.give(stop, { type: "start" }, null)
    await eventually(() => expect(desk.view().line).toBe("signed-out"))
    expect(desk.view().queue).toHaveLength(1)
    line.state = "full"
    await desk.give(stop, { type: "arrive" }, null)
    expect(desk.view().keeps).toBe(false)
    await eventually(() => expect(desk.view().queue).toEqual([]))
    expect(sent.map(({ command }) => command.type)).toEqual(["start", "arrive"])
    desk.stop()
  })

  const wrongState = new RequestRefused({ code: "wrong-state", text: "", requestId: null })

  it("discards for good, also where the phone was read just before", async () => {
    const { kept, sent, refuses, between, open } = stage()
    refuses.set("start", wrongState)
    const desk = open()
    await eventually(() => expect(desk.view().line).toBe("answers"))
    const ids = [await desk.give(stop, { type: "start" }, null), await desk.give(stop, { type: "arrive" }, null)]
    await eventually(() => expect(desk.view().queue[0]?.refusal).not.toBeNull())
    await eventually(() => expect(desk.view().isSending).toBe(false))
    between.happens = () => desk.drop(ids)
    desk.wake()
    await eventually(() => expect(between.happens).toBeNull())
    await eventually(() => expect(kept.commands.size).toBe(0))
    await desk.drop([])
    await eventually(() => expect(desk.view().queue).toEqual([]))
    expect(sent).toEqual([])
    desk.stop()
  })

  it("discards what was held together with what held it", async () => {
    const { sent, refuses, open } = stage()
    refuses.set("start", wrongState)
    const desk = open()
    await eventually(() => expect(desk.view().line).toBe("answers"))
    const ids = [await desk.give(stop, { type: "start" }, null), await desk.give(stop, { type: "arrive" }, null)]
    await eventually(() => expect(desk.view().queue[0]?.refusal).not.toBeNull())
    const seen: number[] = []
    const unwatch = desk.watch(() => seen.push(desk.view().queue.length))
    await desk.drop(ids)
    unwatch()
    expect(seen).not.toContain(1)
    expect(sent).toEqual([])
    desk.stop()
  })

  it("lets go of what another window has discarded, and keeps what the phone had no room for", async () => {
    const { kept, sent, refuses, line, open } = stage()
    refuses.set("start", wrongState)
    const desk = open()
    await eventually(() => expect(desk.view().line).toBe("answers"))
    const id = await desk.give(stop, { type: "start" }, null)
    await eventually(() => expect(desk.view().queue[0]?.refusal).not.toBeNull())
    line.state = "full"
    await desk.give(stop, { type: "arrive" }, null)
    kept.commands.delete(id)
    line.state = "well"
    desk.wake()
    await eventually(() => expect(desk.view().queue).toEqual([]))
    expect(sent.map(({ command }) => command.type)).toEqual(["arrive"])
    desk.stop()
  })
})
