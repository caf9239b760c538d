import { gzipSync } from "node:zlib"
import type { Request, Response } from "express"

/** A page differs with every request, so it is packed as it leaves: a tenth of a millisecond for a third of the bytes. */
export function sendPacked(request: Request, response: Response, html: string): void {
  response.vary("Accept-Encoding")
  if (!request.acceptsEncodings("gzip")) return void response.send(html)
  response.setHeader("Content-Encoding", "gzip")
  response.send(gzipSync(html))
}
