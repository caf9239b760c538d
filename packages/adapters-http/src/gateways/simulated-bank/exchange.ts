import type { IncomingMessage, ServerResponse } from "node:http"

/** The longest form or call to the simulator, in bytes. */
const longestBody = 64 * 1024

/** One request and its answer. */
export interface Exchange {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly origin: string | null
  /** Whether the browser says that a page of another site sent this. */
  readonly isCrossSite: boolean
  readonly contentType: string
  readonly body: string
  readonly json: (status: number, body: unknown, headers?: Readonly<Record<string, string>>) => void
  /** @param formTargets origins besides its own to which forms of the page may be sent */
  readonly html: (status: number, page: string, formTargets?: readonly string[]) => void
  readonly file: (type: string, text: string) => void
  readonly redirect: (address: string) => void
  readonly empty: (status: number, headers?: Readonly<Record<string, string>>) => void
  /** Closes the connection without an answer. */
  readonly cut: () => void
}

/** Reads a request to its end; null if it is too long or broken off, and then nobody can be answered. */
export async function readExchange(request: IncomingMessage, response: ServerResponse): Promise<Exchange | null> {
  // A request that is not read to its end loses its socket, by which the connection is closed, so it is kept here.
  const { socket } = request
  const body = await readBody(request)
  if (body === null) {
    socket.destroy()
    return null
  }
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://simulator")
  const send = (status: number, type: string, text: string, headers: Readonly<Record<string, string>> = {}): void => {
    response.writeHead(status, {
      "content-type": type,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      ...headers,
    })
    response.end(text)
  }
  const site = request.headers["sec-fetch-site"]
  return {
    // Node sends no body with the answer to HEAD.
    method: request.method === "HEAD" ? "GET" : (request.method ?? "GET"),
    path: pathname,
    query: searchParams,
    origin: request.headers.origin ?? null,
    isCrossSite: site !== undefined && site !== "same-origin" && site !== "none",
    contentType: request.headers["content-type"] ?? "",
    body,
    json: (status, content, headers) =>
      send(status, "application/json; charset=utf-8", JSON.stringify(content), headers),
    html: (status, page, formTargets = []) =>
      send(status, "text/html; charset=utf-8", page, {
        "content-security-policy": `default-src 'none'; style-src 'self'; script-src 'self'; form-action ${["'self'", ...formTargets].join(" ")}; base-uri 'none'; frame-ancestors 'none'`,
      }),
    file: (type, text) => send(200, type, text),
    redirect: (address) => void response.writeHead(303, { location: address, "cache-control": "no-store" }).end(),
    empty: (status, headers = {}) => void response.writeHead(status, headers).end(),
    cut: () => void response.destroy(),
  }
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const pieces: Buffer[] = []
  let length = 0
  try {
    for await (const piece of request as AsyncIterable<Buffer>) {
      length += piece.length
      if (length > longestBody) return null
      pieces.push(piece)
    }
  } catch {
    return null
  }
  return Buffer.concat(pieces).toString("utf8")
}

/** The fields of a form; if a name comes twice, the last one counts. */
export const formOf = ({ body }: Exchange): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(body))

/** The object in a JSON body; null if there is none. */
export function jsonOf({ body }: Exchange): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}
