import { TooManyCodes } from "@mersal/domain/account/account-errors"
import * as z from "zod/mini"
import { wireInstant } from "../wire-values.ts"
import { type RefusalCodecs, refusalWithData } from "./refusal-codec.ts"

/**
 * The refusal at a cap of codes. Separate from the other account refusals, which every customer's page loads: a page
 * that does not know it shows its sentence, which says how long to wait.
 */
export type CodeCapRefusal = TooManyCodes

export const codeCapRefusals: RefusalCodecs<CodeCapRefusal> = {
  TooManyCodes: refusalWithData("too-many-codes", z.object({ retryAt: wireInstant }), TooManyCodes),
}
