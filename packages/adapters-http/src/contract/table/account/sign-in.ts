import { row } from "../../endpoint-row.ts"
import { beginSocialSignIn, login, register } from "../../endpoints/sign-in.ts"
import { anyone } from "./access.ts"

export const signInTable = {
  login: row({
    endpoint: login,
    refusals: [
      "CodeNotSent",
      "CodeTooSoon",
      "InvalidAccountForm",
      "SecondFactorNeeded",
      "SignInRefused",
      "SocialSignInRefused",
      "TooManyCodes",
      "TooManySignIns",
    ],
    summary: "Signs in by e-mail and password, or by a Google or Facebook identity token.",
    needsOneOf: [
      ["email", "password"],
      ["registerType", "authenticationToken"],
    ],
    limit: "signIn",
    ...anyone,
  }),
  register: row({
    endpoint: register,
    refusals: ["CodeNotSent", "CodeTooSoon", "InvalidAccountForm", "TooManyCodes"],
    summary: "Begins an account and sends codes to its e-mail and phone; the account is made by the right code.",
    needs: ["name", "email", "phoneNumber", "password"],
    limit: "register",
    ...anyone,
  }),
  beginSocialSignIn: row({
    endpoint: beginSocialSignIn,
    summary: "A nonce for one sign-in at Google or Facebook, and where it is done.",
    limit: "signIn",
    ...anyone,
  }),
}
