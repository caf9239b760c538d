import { row, type WireMessage } from "../../endpoint-row.ts"
import {
  requestReset,
  requestResetByHeader,
  setPassword,
  setPasswordByHeader,
  verifyForgot,
} from "../../endpoints/forgotten-password.ts"
import { missingParts } from "../../missing-parts.ts"
import { anyone } from "./access.ts"

const newPasswordGaps = (message: WireMessage) => missingParts(message, ["token"], ["password"])

export const forgottenPasswordTable = {
  requestReset: row({
    endpoint: requestReset,
    refusals: ["CodeNotSent", "CodeTooSoon", "InvalidAccountForm", "TooManyCodes"],
    summary: "Sends codes to set a new password; the answer is the same for an e-mail that has no account.",
    needs: ["email"],
    limit: "code",
    example: { email: "aisha@example.com" },
    ...anyone,
  }),
  requestResetByHeader: row({
    endpoint: requestResetByHeader,
    refusals: ["CodeNotSent", "CodeTooSoon", "InvalidAccountForm", "TooManyCodes"],
    summary: "The same with the e-mail in the header email.",
    deprecated: "POST /v1.0/auth/forgot/code",
    acts: true,
    limit: "code",
    ...anyone,
  }),
  verifyForgot: row({
    endpoint: verifyForgot,
    refusals: ["AlreadyRegistered", "CodeRefused", "SecondFactorNeeded"],
    summary: "Takes the code of a forgotten password and answers a token to set a new one with, once.",
    alsoWrong: (message) => missingParts(message, ["challengeId", "email"], ["code"]),
    asks: { code: "code" },
    limit: "code",
    ...anyone,
  }),
  setPassword: row({
    endpoint: setPassword,
    refusals: ["AlreadyRegistered", "InvalidAccountForm", "PasswordTokenRefused", "SecondFactorNeeded"],
    summary: "Sets a password by the token of a right code or an invitation; every session ends and one begins.",
    alsoWrong: newPasswordGaps,
    limit: "signIn",
    ...anyone,
  }),
  setPasswordByHeader: row({
    endpoint: setPasswordByHeader,
    refusals: ["AlreadyRegistered", "InvalidAccountForm", "PasswordTokenRefused", "SecondFactorNeeded"],
    summary: "The same under its older version, with token and password in headers.",
    alsoWrong: newPasswordGaps,
    deprecated: "POST /v2.0/auth/password",
    limit: "signIn",
    ...anyone,
  }),
}
