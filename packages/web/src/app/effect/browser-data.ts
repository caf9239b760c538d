import type * as Effects from "effect/Data"

/* The browser's replacement for effect/Data (vite.config.ts, decision 026): a typed error without the part that an
   Effect can yield. The server and the tests use Effect's own; a test compares the two. */

interface ErrorInput {
  readonly message?: string
  readonly cause?: unknown
}

/* @__NO_SIDE_EFFECTS__ */
function taggedError(tag: string) {
  class TypedError extends Error {
    readonly _tag = tag
    constructor(input?: ErrorInput) {
      super(input?.message, input?.cause ? { cause: input.cause } : undefined)
      Object.assign(this, input)
    }
  }
  TypedError.prototype.name = tag
  return TypedError
}

export const TaggedError = taggedError as unknown as typeof Effects.TaggedError
