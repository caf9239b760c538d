import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { NetworkFailure, RequestRefused, ServerFailure } from "../../ports/driving/service-failure.ts"
import { verdictOf } from "./queue-verdict.ts"

const refusedAs = (code: string) => verdictOf(Result.fail(new RequestRefused({ code, text: "", requestId: null })))

describe("what a driver has said", () => {
  it("waits while nothing opens to him: his session has ended, or a second factor is required that he has not set up", () => {
    for (const code of ["sign-in-required", "invalid-token", "second-factor-required"])
      expect(refusedAs(code)).toEqual({ kind: "signed-out" })
  })

  it("is sent again where the line or the server failed, and refused where it was read and not obeyed", () => {
    expect(refusedAs("too-many-requests")).toEqual({ kind: "again" })
    expect(verdictOf(Result.fail(new NetworkFailure()))).toEqual({ kind: "again" })
    expect(verdictOf(Result.fail(new ServerFailure({ requestId: null })))).toEqual({ kind: "broken" })
    expect(refusedAs("unknown-field")).toMatchObject({ kind: "refused", refusal: { reason: "unreadable" } })
  })
})
