import * as Data from "effect/Data"
import type { InternationalRefusal } from "./international.ts"

/** A parcel abroad has no price: why. */
export class InternationalRefused extends Data.TaggedError("InternationalRefused")<{
  readonly refusal: InternationalRefusal
}> {}
