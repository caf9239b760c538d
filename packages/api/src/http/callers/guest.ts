import { createHash } from "node:crypto"
import type { Request, Response } from "express"
import { drawnIds } from "../drawn-ids.ts"

/** What tells the browser that booked from all others (D23, D33): nothing but 256 random bits. */
export interface GuestCookie {
  /** The guest id that a browser sent, or null. */
  readonly read: (request: Request) => string | null
  /** Gives the browser an id of its own and answers it. */
  readonly issue: (response: Response) => string
}

/** The longest that browsers keep a cookie, in seconds: 400 days. */
const longestAge = 400 * 24 * 60 * 60

/** @param isSecure whether customers come over https: then the cookie never leaves it, nor this one host */
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

/** A key of a guest's own for one lead, which does not tell his id to who reads the table of answers. */
export const leadKey = (guestId: string, leadId: string): string =>
  `lead-${createHash("sha256").update(`${guestId}|${leadId}`).digest("hex")}`
