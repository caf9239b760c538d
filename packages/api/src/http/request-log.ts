import { randomUUID } from "node:crypto"
import type { IncomingMessage } from "node:http"
import type { Response } from "express"
import { type DestinationStream, type Logger, pino } from "pino"
import { type HttpLogger, pinoHttp } from "pino-http"
import type { LogLevel } from "../config.ts"

/**
 * The server's log: one JSON line for each event. Nothing of a customer reaches it, because requests are logged by
 * method, path, status, role and refusal only: no query (places), no header (cookies, tokens), no body (names, phones).
 */
export const serverLog = (level: LogLevel, stream?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: bareError },
      // The second wall: whoever logs an object of ours by mistake does not log these.
      redact: {
        paths: ["name", "phone", "email", "address", "token", "accessToken", "cookie", "authorization"].flatMap(
          (key) => [key, `*.${key}`, `*.*.${key}`],
        ),
        censor: "…",
      },
    },
    stream,
  )

export const requestLog = (logger: Logger): HttpLogger =>
  pinoHttp({
    logger,
    genReqId: () => `req_${randomUUID().replaceAll("-", "")}`,
    wrapSerializers: false,
    serializers: {
      req: (request: IncomingMessage) => ({
        method: request.method,
        // The pattern where one answered: what stands in its place may be a secret of a link.
        path: patternOf(request) ?? addressOf(request).split("?", 1)[0],
      }),
      // What came of it: as whom he was let in, and the codes by which he was refused (checklist V16.3.1-3).
      res: ({ statusCode, locals }: Partial<Pick<Response, "locals">> & { readonly statusCode: number }) => ({
        status: statusCode,
        ...(locals?.caller && { caller: locals.caller.actor.type }),
        ...(locals?.refusedBy && { refusedBy: locals.refusedBy }),
      }),
      err: bareError,
    },
    // A lookup of a page's assets is no event; calls of the API and failures are.
    customLogLevel: (request, response, error) => {
      if (error || response.statusCode >= 500) return "error"
      return /^\/v\d/.test(addressOf(request)) ? "info" : "debug"
    },
    // Every line of a request carries its id under one name, and only the last one the request itself.
    quietReqLogger: true,
    customAttributeKeys: { reqId: "requestId" },
  })

const patternOf = (request: IncomingMessage & { readonly route?: { readonly path: unknown } }): string | undefined =>
  typeof request.route?.path === "string" && request.route.path.startsWith("/v") ? request.route.path : undefined

/** The whole address: a router that is mounted below it shortens `url`. */
const addressOf = (request: IncomingMessage & { readonly originalUrl?: string }): string =>
  request.originalUrl ?? request.url ?? ""

/** An error without what it quotes: a database's message repeats the values of the statement that failed. */
function bareError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    code: (error as { readonly code?: unknown }).code,
    message: error.message
      .replace(/'[^']*'|"[^"]*"|`[^`]*`/g, "'…'")
      .replace(/\d{5,}/g, "…")
      .slice(0, 500),
    stack: frames.map((frame) => frame.trim()),
    ...(error.cause === undefined ? {} : { cause: bareError(error.cause) }),
  }
}
