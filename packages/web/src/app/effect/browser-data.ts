import type * as Effects from "effect/Data"

/*
 * What the browser gets in place of effect/Data (vite.config.ts, decision 026): a typed error without the part of it that
 * an Effect can yield. The server and the tests have Effect's own; a test holds the two against each other.
 */

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
