import type { Response } from "express"

/** An answer whose head is set and whose text is not yet sent. */
interface Ready {
  readonly response: Response
  readonly text: string
  readonly encoding: "latin1" | "utf8"
}

let ready: Ready[] = []

/**
 * Sends the text of an answer when all calls of this turn of the event loop have been computed. Under load a turn has
 * many calls. Each write to a socket wakes its reader; if writes follow one another the reader is awake already, and the
 * code of calls is not interrupted by the system's (decision 169). A single call waits for nothing.
 */
export function endTogether(response: Response, text: string, encoding: Ready["encoding"]): void {
  if (ready.length === 0) setImmediate(endAll)
  ready.push({ response, text, encoding })
}

function endAll(): void {
  const all = ready
  ready = []
  for (const { response, text, encoding } of all) response.end(text, encoding)
}
