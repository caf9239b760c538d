import { row } from "../../endpoint-row.ts"
import {
  changeNumber,
  requestNumberCode,
  requestNumberCodeByHeader,
  resendNumberCode,
  verifyNumber,
} from "../../endpoints/number-codes.ts"
import { missingParts } from "../../missing-parts.ts"
import { anyone, own } from "./access.ts"

/** Why no code is sent to a phone that an account shall have. */
const ofNumberChange = [
  "AccountPartNotFound",
  "CodeNotSent",
  "CodeRefused",
  "CodeTooSoon",
  "InvalidAccountForm",
  "NotSignedIn",
  "PasswordAskedAgain",
  "TooManyCodes",
  "TooManySignIns",
] as const

export const numberCodesTable = {
  requestNumberCode: row({
    endpoint: requestNumberCode,
    refusals: ofNumberChange,
    summary: "Sends a code to a phone that the caller's account shall have.",
    limit: "code",
    ...own,
  }),
  requestNumberCodeByHeader: row({
    endpoint: requestNumberCodeByHeader,
    refusals: ofNumberChange,
    summary: "The same with the number in the header phoneNumber.",
    deprecated: "POST /v1.0/auth/number/code",
    acts: true,
    limit: "code",
    ...own,
  }),
  resendNumberCode: row({
    endpoint: resendNumberCode,
    refusals: ofNumberChange,
    summary: "Sends new codes for a challenge, whose old ones no longer count.",
    alsoWrong: (message) => missingParts(message, ["challengeId", "phonenumber"]),
    limit: "code",
    ...anyone,
  }),
  verifyNumber: row({
    endpoint: verifyNumber,
    refusals: ["AlreadyRegistered", "CodeRefused", "SecondFactorNeeded"],
    summary: "Takes a code: of a registration, a login or a change of phone.",
    alsoWrong: (message) => missingParts(message, ["challengeId", "phonenumber"], ["code"]),
    asks: { code: "code" },
    limit: "code",
    ...anyone,
  }),
  changeNumber: row({
    endpoint: changeNumber,
    refusals: ofNumberChange,
    summary: "Asks for another phone, which counts once the code that goes to it is right.",
    limit: "code",
    ...anyone,
    signedInAccess: "manage-account",
  }),
}
