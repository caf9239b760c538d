import { SecondFactorCodeRefused, SecondFactorNeeded, SecondFactorUnfit } from "@mersal/domain/account/account-errors"
import * as z from "zod/mini"
import { type RefusalCodecs, refusalWithData } from "./refusal-codec.ts"

/**
 * The refusals that a second factor adds. Separate from the other account refusals, which every customer's page loads:
 * customers have no second factor, and a page that does not know these shows their sentence.
 */
export type SecondFactorRefusal = SecondFactorCodeRefused | SecondFactorNeeded | SecondFactorUnfit

export const secondFactorRefusals: RefusalCodecs<SecondFactorRefusal> = {
  SecondFactorNeeded: refusalWithData(
    "second-factor-needed",
    z.object({ challengeId: z.string() }),
    SecondFactorNeeded,
    "code",
  ),
  SecondFactorCodeRefused: refusalWithData(
    "second-factor-refused",
    z.object({ reason: z.enum(["wrong", "used", "too-many-tries", "expired"]), triesLeft: z.nullable(z.number()) }),
    SecondFactorCodeRefused,
    "code",
  ),
  SecondFactorUnfit: refusalWithData(
    "second-factor-unfit",
    z.object({ reason: z.enum(["on", "off", "own"]) }),
    SecondFactorUnfit,
  ),
}
