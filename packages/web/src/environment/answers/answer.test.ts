import {
  NetworkFailure,
  RequestRefused,
  ServerFailure,
  type ServiceFailure,
} from "@mersal/domain/ports/driving/service-failure"
import { BookingNotFound } from "@mersal/domain/tracking/tracking-errors"
import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { type Answered, answeredAfter, whileAskedAgain } from "./answer.ts"

type Shown = Answered<string, BookingNotFound>
const waiting: Shown = { state: "waiting" }
const failed: Shown = { state: "failed", failure: new NetworkFailure() }
const earlier: Shown = { state: "answered", value: "earlier" }
const old: Shown = { state: "answered", value: "earlier", missed: new NetworkFailure() }
const askedAgain: Shown = { state: "answered", value: "earlier", isNewerComing: true }
const lost = [
  new NetworkFailure(),
  new ServerFailure({ requestId: "r-1" }),
  new RequestRefused({ code: "too-many", text: "Too many requests", requestId: null }),
]

const shownAfter = (last: Shown, result: Result.Result<string, BookingNotFound | ServiceFailure>): Shown =>
  answeredAfter(last, result)

describe("what a screen shows of what it has asked for", () => {
  it("is the newest answer, whatever stood there", () => {
    for (const last of [waiting, failed, earlier, old, askedAgain])
      expect(shownAfter(last, Result.succeed("newer"))).toEqual({ state: "answered", value: "newer" })
  })

  it("stays where a newer answer is lost, with the reason beside it", () => {
    for (const missed of lost) {
      for (const last of [earlier, old, askedAgain])
        expect(shownAfter(last, Result.fail(missed))).toEqual({ state: "answered", value: "earlier", missed })
      for (const last of [waiting, failed])
        expect(shownAfter(last, Result.fail(missed))).toEqual({ state: "failed", failure: missed })
    }
  })

  it("is gone where the server says that it is no more", () => {
    const failure = new BookingNotFound()
    expect(shownAfter(earlier, Result.fail(failure))).toEqual({ state: "failed", failure })
  })

  it("stays while it is asked for again, and a failure is waited out", () => {
    expect(whileAskedAgain(old)).toEqual(askedAgain)
    expect(whileAskedAgain(failed)).toEqual(waiting)
  })
})
