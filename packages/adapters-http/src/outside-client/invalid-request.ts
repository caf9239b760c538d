import { MersalError } from "./mersal-error.ts"
import { nothingKnown } from "./nothing-known.ts"

/** A request that could not even be sent. */
export const invalidRequest = (field: string | null): MersalError =>
  new MersalError(`The request cannot be sent: something is wrong with it${field === null ? "" : ` at ${field}`}.`, {
    ...nothingKnown,
    field,
    code: "invalid-request",
  })

/** A part of a request; throws a MersalError with its path if it is missing or not an object. */
export function partOf<Part>(part: Part, field: string): NonNullable<Part> & object {
  if (typeof part === "object" && part !== null) return part
  throw invalidRequest(field)
}
