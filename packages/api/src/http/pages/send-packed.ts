import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import type { Request, Response } from "express"

/**
 * A page differs with every request, so it is compressed when it is sent, in less than a millisecond. Brotli at level 5
 * makes it 5 % smaller than gzip does, so that the longest page fits into what a server may send before the browser's
 * first acknowledgement.
 */
export function sendPacked(request: Request, response: Response, html: string): void {
  response.vary("Accept-Encoding")
  // Asked separately: for both at once the browser's own order would decide, and browsers name gzip first.
  const encoding = request.acceptsEncodings("br") || request.acceptsEncodings("gzip")
  if (!encoding) return void response.send(html)
  response.setHeader("Content-Encoding", encoding)
  response.send(encoding === "br" ? packedByBrotli(html) : gzipSync(html))
}

const packedByBrotli = (html: string): Buffer =>
  brotliCompressSync(html, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(html),
    },
  })
