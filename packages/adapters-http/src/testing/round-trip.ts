import { runs } from "@mersal/domain/testing/runs"
import * as Result from "effect/Result"
import fc from "fast-check"
import { expect } from "vitest"
import * as z from "zod/mini"
import { decodeRequest } from "../contract/decode-request.ts"
import { encodePiece } from "../contract/encode-answer.ts"
import type { Endpoint } from "../contract/endpoint.ts"
import { type AnyRefusalCodecs, decodeRefusal } from "../contract/refusals/refusal-codec.ts"
import { encodeRefusal, type Refusal, refusals } from "../contract/refusals/refusals.ts"

/** A message as the other side receives it: JSON. */
export const overTheWire = <Message>(message: Message): Message => JSON.parse(JSON.stringify(message)) as Message

/** What the other side makes of a refusal; null if it knows none of that kind. */
export const refusalBack = (refusal: Refusal, codecs: AnyRefusalCodecs = refusals) => {
  const errors = encodeRefusal(refusal).map((bare) => ({ errorMessage: "a sentence", errorDetails: "", ...bare }))
  return decodeRefusal(codecs, overTheWire(errors))
}

export function expectRequestsBack<Wanted>(endpoint: Endpoint<Wanted, never>, requests: fc.Arbitrary<Wanted>): void {
  fc.assert(
    fc.property(requests, (request) => {
      const wire = z.encode(endpoint.request as z.ZodMiniType<Wanted>, request) as object
      expect(decodeRequest(endpoint, { params: {}, query: {}, headers: {}, ...overTheWire(wire) })).toEqual(
        Result.succeed(request),
      )
    }),
    { numRuns: runs(200) },
  )
}

/** Also checks that an answer is written as its schema says, by the encoder that reads the schema once. */
export function expectAnswersBack<Value>(endpoint: Endpoint<never, Value>, answers: fc.Arbitrary<Value>): void {
  fc.assert(
    fc.property(answers, (answer) => {
      const wire = z.encode(endpoint.answer as z.ZodMiniType<Value>, answer) as object
      expect(overTheWire(encodePiece(endpoint, answer))).toEqual(overTheWire(wire))
      expect(z.decode(endpoint.answer as z.ZodMiniType<Value>, overTheWire(wire) as never)).toEqual(answer)
    }),
    { numRuns: runs(200) },
  )
}
