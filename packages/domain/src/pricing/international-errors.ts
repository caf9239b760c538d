import * as Data from "effect/Data"
import type { InternationalRefusal } from "./international.ts"

/** A parcel abroad has no price, with the reason. */
export class InternationalRefused extends Data.TaggedError("InternationalRefused")<{
  readonly refusal: InternationalRefusal
}> {}
