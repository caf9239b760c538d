import { NotCancellable } from "@mersal/domain/booking/booking-errors"
import { held } from "@mersal/domain/machines/testing/booking-stage"
import type { OwnBookingService } from "@mersal/domain/ports/driving/own-booking-service"
import { NetworkFailure, ServerFailure } from "@mersal/domain/ports/driving/service-failure"
import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { heldService } from "./held-service.ts"

async function givenBack(answer: Awaited<ReturnType<OwnBookingService["cancelBooking"]>>) {
  const asked: Parameters<OwnBookingService["cancelBooking"]>[] = []
  const service = heldService({
    cancelBooking: async (...request) => {
      asked.push(request)
      return answer
    },
  })
  return { isAnswered: await service.giveBack(held("AE1")), asked }
}

describe("giving back what is held", () => {
  it("cancels nothing that was paid meanwhile, and is done where the server refuses it", async () => {
    const { isAnswered, asked } = await givenBack(Result.fail(new NotCancellable({ state: "confirmed" })))
    expect(isAnswered).toBe(true)
    expect(asked).toEqual([
      [{ reference: "AE1", accessToken: "token", expectedFee: null, onlyHeld: true }, { outlivesPage: true }],
    ])
  })

  it("is not done where no answer came", async () => {
    for (const failure of [new NetworkFailure(), new ServerFailure({ requestId: null })])
      expect((await givenBack(Result.fail(failure))).isAnswered).toBe(false)
  })
})
