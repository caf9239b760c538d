import { createHash } from "node:crypto"
import type { Request, Response } from "express"
import { drawnIds } from "../drawn-ids.ts"

/** Recognises the browser that made a booking (D23, D33): only by 256 random bits. */
export interface GuestCookie {
  /** The guest id that a browser sent, or null. */
  readonly read: (request: Request) => string | null
  /** Gives the browser a new id and answers it. */
  readonly issue: (response: Response) => string
}

/** The longest that browsers keep a cookie, in seconds: 400 days. */
const longestAge = 400 * 24 * 60 * 60

/** @param isSecure whether customers use https: then the cookie is sent over https only, and to this host only */
export function guestCookie(isSecure: boolean): GuestCookie {
  const name = isSecure ? "__Host-mersal_guest" : "mersal_guest"
  const attributes = `Path=/; Max-Age=${longestAge}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`)
  const drawId = drawnIds(32, "base64url")
  return {
    read: (request) => pattern.exec(request.headers.cookie ?? "")?.[1] ?? null,
    issue: (response) => {
      const id = drawId()
      response.append("Set-Cookie", `${name}=${id}; ${attributes}`)
      return id
    },
  }
}

/** A guest's key for one lead, which does not reveal his id to a reader of the table of answers. */
export const leadKey = (guestId: string, leadId: string): string =>
  `lead-${createHash("sha256").update(`${guestId}|${leadId}`).digest("hex")}`
