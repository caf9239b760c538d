import * as Effects from "effect/Data"
import fc from "fast-check"
import { expect, it } from "vitest"
import * as Browsers from "./browser-data.ts"

const kinds = [Browsers, Effects] as const

it("makes the errors that Effect's makes", () => {
  const input = fc.record(
    { message: fc.string(), cause: fc.string(), code: fc.string(), requestId: fc.option(fc.string()) },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.option(input, { nil: undefined }), (tag, given) => {
      const [ours, theirs] = kinds.map(({ TaggedError }) => {
        class Refused extends TaggedError(tag)<{ readonly code?: string }> {}
        const error = new Refused(given ?? {})
        const { name, message, cause, stack: _, ...own } = error
        return { name, message, cause, own, isError: error instanceof Error, isRefused: error instanceof Refused }
      })
      expect(ours).toEqual(theirs)
    }),
  )
})

it("is told without an input", () => {
  const [ours, theirs] = kinds.map(({ TaggedError }) => {
    class Gone extends TaggedError("Gone") {}
    return new Gone()
  })
  expect(ours?._tag).toBe("Gone")
  expect(ours?._tag).toBe(theirs?._tag)
})
