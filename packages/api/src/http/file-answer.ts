import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { Response } from "express"

/** A file as an answer. */
export interface FileAnswer {
  readonly type: string
  readonly bytes: Uint8Array | string
  /** Under which a browser saves it; without one it is shown. */
  readonly name?: string
}

/** Sends a file that no browser takes for a page: nothing in it runs, and nobody guesses another type. */
export function sendFile(response: Response, { type, bytes, name }: FileAnswer): void {
  response.setHeader("Content-Type", type)
  response.setHeader("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; sandbox")
  response.setHeader("X-Content-Type-Options", "nosniff")
  response.setHeader("Cache-Control", "no-store")
  // Express writes names as RFC 6266 wants them, whatever letters and quotes they have.
  if (name !== undefined) response.attachment(name)
  // attachment() would take the type from the name.
  response.setHeader("Content-Type", type)
  response.end(bytes)
}

/** A file that is written while it is read. */
export interface LineFileAnswer {
  readonly name: string
  readonly lines: AsyncIterable<string>
}

/** Sends lines as CSV, no faster than they are taken. Whoever hears its end too early has no whole file, and is told so. */
export async function sendLines(response: Response, { name, lines }: LineFileAnswer): Promise<void> {
  response.attachment(name)
  response.setHeader("Content-Type", "text/csv; charset=utf-8")
  response.setHeader("X-Content-Type-Options", "nosniff")
  response.setHeader("Cache-Control", "no-store")
  await pipeline(Readable.from(lines), response).catch((error: unknown) => {
    // Nobody reads any more: that is no fault of ours.
    if ((error as { readonly code?: string }).code !== "ERR_STREAM_PREMATURE_CLOSE") throw error
  })
}
