import type { EndpointRow } from "@mersal/adapters-http/contract/endpoint-row"
import { isEnrolled, isOpenTo } from "@mersal/domain/account/may-do"
import { type Permission, permissions } from "@mersal/domain/account/permissions"
import type { Caller } from "@mersal/domain/use-cases/caller"
import type { EdgeFault } from "../error-status.ts"
import type { ErrorTexts } from "./language.ts"

/**
 * Why a caller may not make a call at all, whatever it names; null when the use case shall decide. Everything is shut
 * that the table of section 6 does not open.
 */
export function accessFault(
  { access, scope }: Pick<EndpointRow<unknown, unknown>, "access" | "scope">,
  { actor, scopes, isSandbox }: Caller,
): EdgeFault | null {
  if (access === "anyone" && (scopes === null || scope === undefined)) return null
  // Behind a sandbox key stands a real account.
  if (isSandbox && scope === "account") return "scope-missing"
  if (scopes !== null && (scope === undefined || !scopes.includes(scope))) return "scope-missing"
  if (access === "anyone") return null
  if (!isEnrolled(actor, access)) return "second-factor-required"
  // A sandbox key stands for no company.
  if (scopes !== null && !isSandbox && !isOpenTo(actor, access)) return "not-permitted"
  const permission: Permission = permissions[access]
  const isReached =
    permission.types[actor.type] !== "none" ||
    (actor.company !== null && permission.company[actor.company.role] !== "none")
  if (isReached) return null
  return actor.type === "guest" ? "sign-in-required" : "not-permitted"
}

/** What a program does whose key has no scope for a call: another key, or none. */
export const scopeDetails =
  ({ scope }: Pick<EndpointRow<unknown, unknown>, "scope">, { isSandbox }: Pick<Caller, "isSandbox">) =>
  (texts: ErrorTexts): string => {
    if (scope === undefined) return texts.noKeyMay
    return isSandbox && scope === "account" ? texts.notInSandbox : texts.scopeNeeded(scope)
  }
