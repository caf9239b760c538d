import { SecondFactorCodeRefused, SecondFactorNeeded, SecondFactorUnfit } from "@mersal/domain/account/account-errors"
import * as z from "zod/mini"
import { type RefusalCodecs, refusalWithData } from "./refusal-codec.ts"

/**
 * What a second factor makes calls refuse. Apart from the other refusals of accounts, which every customer's page loads:
 * a customer has none, and a page that does not know these says their sentence.
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
