import { randomBytes } from "node:crypto"
import { sessionMarkName } from "@mersal/domain/account/sign-in/session-mark"
import { mentionsKey } from "@mersal/domain/consumer/api-key"
import { callerOfSession, isSessionToken } from "@mersal/domain/use-cases/account/sessions/caller-of-session"
import type { Caller } from "@mersal/domain/use-cases/caller"
import { callerOfKey } from "@mersal/domain/use-cases/consumer/caller-of-key"
import type { DrivenPorts } from "@mersal/domain/use-cases/driving-ports"
import type * as ManagedRuntime from "effect/ManagedRuntime"
import type { Request, Response } from "express"
import { type CallerReader, guestCallers, type InvalidCredential } from "./callers.ts"
import type { GuestCookie } from "./guest.ts"

/** Keeps a browser signed in: the session's secret in a cookie that no script can read (D27; checklist V3.3). */
export interface SessionCookie {
  /** The secret that a browser sent, or null. */
  readonly read: (request: Request) => string | null
  readonly give: (response: Response, token: string) => void
  /**
   * Deletes the cookie and the browser's cache. The page itself clears its storage, because other applications may
   * share the origin (D40).
   */
  readonly take: (response: Response) => void
}

declare global {
  namespace Express {
    interface Locals {
      /** The cookie by which browsers stay signed in. */
      sessions: SessionCookie
    }
  }
}

/** The longest that browsers keep a cookie, in seconds: 400 days. The server decides how long the session lasts. */
const longestAge = 400 * 24 * 60 * 60

/** @param isSecure whether customers use https: then the cookie is sent over https only, and to this host only */
export function sessionCookie(isSecure: boolean): SessionCookie {
  const name = isSecure ? "__Host-sid" : "sid"
  const shared = `Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([0-9a-f]{64})(?:;|$)`)
  return {
    read: (request) => pattern.exec(request.headers.cookie ?? "")?.[1] ?? null,
    give: (response, token) => {
      response.append("Set-Cookie", `${name}=${token}; Max-Age=${longestAge}; ${attributes}`)
      response.append(
        "Set-Cookie",
        `${sessionMarkName}=${randomBytes(4).toString("hex")}; Max-Age=${longestAge}; ${shared}`,
      )
    },
    take: (response) => {
      response.append("Set-Cookie", `${name}=; Max-Age=0; ${attributes}`)
      response.append("Set-Cookie", `${sessionMarkName}=; Max-Age=0; ${shared}`)
      response.setHeader("Clear-Site-Data", '"cache"')
    },
  }
}

/**
 * Whether the caller is a program and not a browser: a browser sends with every call of a page where it comes from. A
 * program gets the session's secret in the answer; in a browser a page's script could read it there.
 */
export const isProgram = ({ headers }: Request): boolean =>
  headers["sec-fetch-site"] === undefined && headers.origin === undefined

/**
 * Identifies the caller: by the API key of the Authorization header, by the secret in the header `token`, or by the
 * cookie. An invalid or expired key or secret is refused, and so is an empty key, which a program without a key sends, and
 * a key that is sent in another way: its order would else be a guest's, and real. Two Authorization headers are refused,
 * because they may say that two call. An invalid cookie makes the caller a guest, who may sign in again and is told so when
 * he books. Any other text in `token` is ignored: the specification has a fixed one there for everybody.
 */
export function sessionCallers(
  runtime: ManagedRuntime.ManagedRuntime<DrivenPorts, never>,
  cookie: SessionCookie,
  guests: GuestCookie,
  originOf: (request: Request) => string,
): CallerReader {
  const guestOf = guestCallers(guests, originOf)
  const byKey = async (guest: Caller, key: string): Promise<Caller | InvalidCredential> => {
    const found = await runtime.runPromise(callerOfKey(key))
    if (!found) return "invalid-api-key"
    const { keyId, actor, scopes, isSandbox } = found
    return { ...guest, keyId, actor, scopes, isSandbox }
  }
  const bySession = async (guest: Caller, secret: string, isSent: boolean): Promise<Caller | InvalidCredential> => {
    const found = await runtime.runPromise(callerOfSession(secret))
    if (!found) return isSent ? "invalid-token" : guest
    return { ...guest, actor: found.actor, sessionId: found.sessionId }
  }
  return (request) => {
    const { authorization } = request.headers
    // Node gives the first one only.
    if (authorization !== undefined && request.headersDistinct.authorization?.length !== 1)
      return "repeated-authorization"
    const guest = guestOf(request)
    const key = /^Bearer(?: +(.*))?$/i.exec(authorization ?? "")
    if (key !== null) return byKey(guest, key[1] ?? "")
    if (sendsKeyOtherwise(request)) return "invalid-api-key"
    const { token } = request.headers
    const sent = typeof token === "string" && isSessionToken(token) ? token : null
    const secret = sent ?? cookie.read(request)
    return secret === null ? guest : bySession(guest, secret, sent !== null)
  }
}

/** Whether a key stands where programs of other products send theirs. Proxies have an Authorization of their own. */
function sendsKeyOtherwise({ headers }: Request): boolean {
  const { authorization, token, "x-api-key": key } = headers
  if (authorization === "") return true
  const basic = /^Basic +(.+)$/i.exec(authorization ?? "")?.[1] ?? ""
  const unpacked = Buffer.from(basic, "base64").toString("latin1")
  return [authorization, unpacked, token, key].some((sent) => sent !== undefined && mentionsKey(String(sent)))
}
