import { createHash, randomFillSync } from "node:crypto"
import type { Request, Response } from "express"

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
  const drawId = guestIds()
  return {
    read: (request) => pattern.exec(request.headers.cookie ?? "")?.[1] ?? null,
    issue: (response) => {
      const id = drawId()
      response.append("Set-Cookie", `${name}=${id}; ${attributes}`)
      return id
    },
  }
}

const [idLength, idsInPool] = [32, 64]

/** Ids of bytes that are drawn for many at a time, and wiped as they are given: the system takes as long to draw a few. */
function guestIds(): () => string {
  const pool = Buffer.alloc(idLength * idsInPool)
  let used = pool.length
  return () => {
    if (used === pool.length) {
      randomFillSync(pool)
      used = 0
    }
    const bytes = pool.subarray(used, used + idLength)
    used += idLength
    const id = bytes.toString("base64url")
    bytes.fill(0)
    return id
  }
}

/** A key of a guest's own for one lead, which does not tell his id to who reads the table of answers. */
export const leadKey = (guestId: string, leadId: string): string =>
  `lead-${createHash("sha256").update(`${guestId}|${leadId}`).digest("hex")}`
