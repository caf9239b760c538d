import { createHash } from "node:crypto"
import { gunzipSync, gzipSync } from "node:zlib"
import type { Request, Response } from "express"

/** A long text that is the same for everybody, kept packed: a fifteenth of the room, and of what goes over the line. */
export interface KeptText {
  readonly type: string
  readonly packed: Buffer
  readonly tag: string
}

export const keepText = (type: string, text: string): KeptText => ({
  type,
  packed: gzipSync(text),
  tag: `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`,
})

/** Sends it packed to who reads that, and nothing but 304 to who has it already. It may be kept, and is asked for anew. */
export function sendKeptText(request: Request, response: Response, { type, packed, tag }: KeptText): void {
  response.setHeader("Content-Type", type)
  response.setHeader("Cache-Control", "no-cache")
  response.setHeader("ETag", tag)
  response.vary("Accept-Encoding")
  if (request.fresh) return void response.status(304).end()
  const isPacked = Boolean(request.acceptsEncodings("gzip"))
  if (isPacked) response.setHeader("Content-Encoding", "gzip")
  response.send(isPacked ? packed : gunzipSync(packed))
}
