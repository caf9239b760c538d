import type { EndpointRow } from "@mersal/adapters-http/contract/endpoint-row"
import { isEnrolled, isOpenTo } from "@mersal/domain/account/may-do"
import { type Permission, permissions } from "@mersal/domain/account/permissions"
import type { Caller } from "@mersal/domain/use-cases/caller"
import type { EdgeFault } from "../error-status.ts"
import type { ErrorTexts } from "./language.ts"

/**
 * Why a caller may not make a call at all, whatever it names; null if the use case has to decide. Everything that the
 * table of section 6 does not allow is refused.
 */
export function accessFault(
  {
    access: ofAnybody,
    signedInAccess,
    scope,
  }: Pick<EndpointRow<unknown, unknown>, "access" | "signedInAccess" | "scope">,
  { actor, scopes, isSandbox }: Caller,
): EdgeFault | null {
  const isSignedIn = scopes === null && actor.type !== "guest"
  const access = isSignedIn ? (signedInAccess ?? ofAnybody) : ofAnybody
  if (access === "anyone" && (scopes === null || scope === undefined)) return null
  // A sandbox key belongs to a real account.
  if (isSandbox && scope === "account") return "scope-missing"
  if (scopes !== null && (scope === undefined || !scopes.includes(scope))) return "scope-missing"
  if (access === "anyone") return null
  if (!isEnrolled(actor, access)) return "second-factor-required"
  // A sandbox key acts for no company.
  if (scopes !== null && !isSandbox && !isOpenTo(actor, access)) return "not-permitted"
  const permission: Permission = permissions[access]
  const isReached =
    permission.types[actor.type] !== "none" ||
    (actor.company !== null && permission.company[actor.company.role] !== "none")
  if (isReached) return null
  return actor.type === "guest" ? "sign-in-required" : "not-permitted"
}

/** What to do about a key without the scope for a call: use another key, or none. */
export const scopeDetails =
  (
    { access, scope }: Pick<EndpointRow<unknown, unknown>, "access" | "scope">,
    { isSandbox }: Pick<Caller, "isSandbox">,
  ) =>
  (texts: ErrorTexts): string => {
    if (scope === undefined) {
      const needsNobody = access === "anyone" || permissions[access].types.guest === "any"
      return needsNobody ? texts.noKeyNeeded : texts.noKeyMay
    }
    return isSandbox && scope === "account" ? texts.notInSandbox : texts.scopeNeeded(scope)
  }
