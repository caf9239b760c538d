import { codeRules } from "@mersal/domain/account/sign-in/one-time-code"
import type { Environment } from "@mersal/domain/market/host-profile"
import { matching, oneOf, Wrong, wholeBetween } from "./parsing.ts"
import type { Source } from "./source.ts"

export interface SignInSettings {
  /** Client ids of the social sign-ins on offer; null for one that is not. */
  readonly social: { readonly google: string | null; readonly facebook: string | null }
  /** Whether codes, passwords and numbers are accepted in headers too, as section 7 has them (D27). */
  readonly acceptsHeaderSecrets: boolean
  /** Digits of a one-time code (D26). */
  readonly codeLength: number
  /** How costly it is to guess a stored password, never less than OWASP's minimum. */
  readonly passwordCost: { readonly memoryKibibytes: number; readonly passes: number }
  /**
   * How long staff stay signed in: `long`, as long as customers, is for a clock that runs fast. Never in production.
   */
  readonly staffSessions: "short" | "long"
  /** Whether staff may work without a second factor, or must set one up first. */
  readonly staffSecondFactor: "optional" | "required"
}

type Variable =
  | "GOOGLE_CLIENT_ID"
  | "FACEBOOK_APP_ID"
  | "CODE_LENGTH"
  | "ARGON2_MEMORY_MIB"
  | "ARGON2_PASSES"
  | "STAFF_SECOND_FACTOR"
  | "STAFF_SESSIONS"
  | "SECRETS_IN_HEADERS"

/** How people authenticate. */
export function readSignIn({ read }: Source<Variable>, environment: Environment): SignInSettings {
  return {
    social: {
      google: read("GOOGLE_CLIENT_ID", null, matching(/^[\w.-]{1,200}$/, "a client id of Google")),
      facebook: read("FACEBOOK_APP_ID", null, matching(/^\d{1,40}$/, "an app id of Facebook")),
    },
    acceptsHeaderSecrets: read("SECRETS_IN_HEADERS", "yes", oneOf(["yes", "no"])) === "yes",
    codeLength: read<number>("CODE_LENGTH", codeRules.length, parseCodeLength),
    passwordCost: {
      memoryKibibytes: read("ARGON2_MEMORY_MIB", 19, wholeBetween(19, 1024)) * 1024,
      passes: read("ARGON2_PASSES", 2, wholeBetween(2, 20)),
    },
    staffSecondFactor: read<SignInSettings["staffSecondFactor"]>(
      "STAFF_SECOND_FACTOR",
      "optional",
      oneOf(["optional", "required"]),
    ),
    staffSessions: read<SignInSettings["staffSessions"]>("STAFF_SESSIONS", "short", (text) =>
      environment === "production" && text === "long"
        ? new Wrong("must be short when MERSAL_ENV is production")
        : oneOf(["short", "long"] as const)(text),
    ),
  }
}

function parseCodeLength(text: string): number | Wrong {
  return /^[4-8]$/.test(text) ? Number(text) : new Wrong("must be 4 to 8 digits")
}
