import type { Response } from "express"

/** A file as an answer. */
export interface FileAnswer {
  readonly type: string
  readonly bytes: Uint8Array
  /** Under which a browser saves it; without one it is shown. */
  readonly name?: string
}

/** Sends a file that no browser takes for a page: nothing in it runs, and nobody guesses another type. */
export function sendFile(response: Response, { type, bytes, name }: FileAnswer): void {
  response.setHeader("Content-Type", type)
  response.setHeader("Content-Security-Policy", "default-src 'none'; sandbox")
  response.setHeader("X-Content-Type-Options", "nosniff")
  response.setHeader("Cache-Control", "no-store")
  // Express writes names as RFC 6266 wants them, whatever letters and quotes they have.
  if (name !== undefined) response.attachment(name)
  // attachment() would take the type from the name.
  response.setHeader("Content-Type", type)
  response.end(bytes)
}
