import type { LiveService, TrackingMoment } from "@mersal/domain/ports/driving/live-service"
import { NetworkFailure } from "@mersal/domain/ports/driving/service-failure"
import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { followMoments, pollMilliseconds, reconnectMilliseconds } from "./follow-moments.ts"

const moment = (state: TrackingMoment["state"], hasEnded = false) => ({ state, hasEnded }) as TrackingMoment

async function* streamOf(...moments: readonly TrackingMoment[]) {
  yield* moments
}

/** A server with a list of streams, null for a failing one; after the last, the booking has ended. */
function server(streams: readonly (readonly TrackingMoment[] | null)[]) {
  const left = [...streams]
  const told: string[] = []
  const live: Pick<LiveService, "follow" | "moment"> = {
    follow: async () => {
      const next = left.length > 0 ? left.shift() : [moment("delivered", true)]
      return next ? Result.succeed(streamOf(...next)) : Result.fail(new NetworkFailure())
    },
    moment: async () => Result.succeed(moment("onHold")),
  }
  return {
    live,
    told,
    following: (signal: AbortSignal, onMoment = (_: TrackingMoment) => {}) => ({
      live,
      request: { reference: "AE", accessToken: null },
      signal,
      onMoment: (heard: TrackingMoment) => {
        told.push(heard.state)
        onMoment(heard)
      },
      wait: async (milliseconds: number) => void told.push(`wait ${milliseconds}`),
    }),
  }
}

const anyone = () => new AbortController().signal

describe("following a booking", () => {
  it("ends with the booking", async () => {
    const { told, following } = server([[moment("assigned"), moment("cancelled", true)]])
    await followMoments(following(anyone()))
    expect(told).toEqual(["assigned", "cancelled"])
  })

  it("takes a stream up again soon after it broke", async () => {
    const { told, following } = server([[moment("assigned")], [moment("pickedUp")]])
    await followMoments(following(anyone()))
    const soon = `wait ${reconnectMilliseconds}`
    expect(told).toEqual(["assigned", soon, "pickedUp", soon, "delivered"])
  })

  it("asks every fifteen seconds where no stream comes about, or one that tells nothing", async () => {
    const { told, following } = server([null, []])
    await followMoments(following(anyone()))
    const later = `wait ${pollMilliseconds}`
    expect(told).toEqual(["onHold", later, "onHold", later, "delivered"])
  })

  it("is over when nobody looks on", async () => {
    const gone = new AbortController()
    const { told, following } = server([[moment("assigned"), moment("pickedUp")]])
    await followMoments(following(gone.signal, () => gone.abort()))
    expect(told).toEqual(["assigned"])
  })
})
