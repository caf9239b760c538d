import { row } from "../../endpoint-row.ts"
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  resetSecondFactor,
  secondFactor,
  verifySecondFactor,
} from "../../endpoints/second-factor.ts"
import { anyone } from "./access.ts"

/** The second factor of a staff account, even one that may do nothing else before it has a factor. */
const factor = { access: "keep-second-factor" } as const

export const secondFactorTable = {
  verifySecondFactor: row({
    endpoint: verifySecondFactor,
    refusals: ["SecondFactorCodeRefused", "TooManySignIns"],
    summary: "Ends a sign-in of staff that a second factor is needed for: by a code of the app, or a recovery code.",
    asks: { code: "secondFactorCode" },
    limit: "signIn",
    ...anyone,
  }),
  secondFactor: row({
    endpoint: secondFactor,
    refusals: ["NotSignedIn"],
    summary: "The caller's second factor: since when, and what is left.",
    ...factor,
  }),
  beginSecondFactor: row({
    endpoint: beginSecondFactor,
    refusals: ["NotSignedIn", "PasswordAskedAgain", "SecondFactorUnfit", "TooManySignIns"],
    summary: "Begins a second factor: answers the secret that an authenticator app takes.",
    limit: "signIn",
    ...factor,
  }),
  confirmSecondFactor: row({
    endpoint: confirmSecondFactor,
    refusals: ["NotSignedIn", "SecondFactorCodeRefused", "SecondFactorUnfit", "TooManySignIns"],
    summary: "Turns it on by a first code; answers the recovery codes, this once, and ends every other session.",
    asks: { code: "secondFactorCode" },
    limit: "signIn",
    ...factor,
  }),
  removeSecondFactor: row({
    endpoint: removeSecondFactor,
    refusals: ["NotSignedIn", "SecondFactorCodeRefused", "SecondFactorUnfit", "TooManySignIns"],
    summary: "Turns it off, by a code of the app or a recovery code.",
    asks: { code: "secondFactorCode" },
    limit: "signIn",
    ...factor,
  }),
  resetSecondFactor: row({
    endpoint: resetSecondFactor,
    refusals: ["AccountPartNotFound", "NotSignedIn", "SecondFactorUnfit"],
    summary: "Resets the second factor of another member who has lost it, and ends that member's sessions.",
    access: "make-staff",
  }),
}
