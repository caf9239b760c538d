import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { Response } from "express"

/** A file as an answer. */
export interface FileAnswer {
  readonly type: string
  readonly bytes: Uint8Array | string
  /** The name under which a browser saves it; without one the file is displayed. */
  readonly name?: string
}

/** Sends a file that no browser treats as a page: no script in it runs, and its type is not guessed. */
export function sendFile(response: Response, { type, bytes, name }: FileAnswer): void {
  response.setHeader("Content-Type", type)
  response.setHeader("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; sandbox")
  response.setHeader("X-Content-Type-Options", "nosniff")
  response.setHeader("Cache-Control", "no-store")
  // Express encodes names as RFC 6266 requires, whatever letters and quotes they contain.
  if (name !== undefined) response.attachment(name)
  // attachment() would derive the type from the name.
  response.setHeader("Content-Type", type)
  response.end(bytes)
}

/** A file that is written while it is read. */
export interface LineFileAnswer {
  readonly name: string
  readonly lines: AsyncIterable<string>
}

/**
 * Sends lines as CSV, no faster than they are read. After an error the connection is cut, so that the reader knows that
 * the file is incomplete.
 */
export async function sendLines(response: Response, { name, lines }: LineFileAnswer): Promise<void> {
  response.attachment(name)
  response.setHeader("Content-Type", "text/csv; charset=utf-8")
  response.setHeader("X-Content-Type-Options", "nosniff")
  response.setHeader("Cache-Control", "no-store")
  await pipeline(Readable.from(lines), response).catch((error: unknown) => {
    // The reader has disconnected, which is not our fault.
    if ((error as { readonly code?: string }).code !== "ERR_STREAM_PREMATURE_CLOSE") throw error
  })
}
