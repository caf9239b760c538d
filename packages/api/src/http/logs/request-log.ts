import type { Request, RequestHandler, Response } from "express"
import { type DestinationStream, type Logger, pino } from "pino"
import type { LogLevel } from "../../settings/logs-and-metrics.ts"
import { drawnIds } from "../drawn-ids.ts"
import { writtenFrame } from "../written-frame.ts"

declare global {
  namespace Express {
    interface Request {
      /** Finds the request in the log. */
      id: string
      /** Writes lines with the request's id. */
      log: LogOfRequest
    }
  }
}

/**
 * The server's log: one JSON line for each event. It contains no customer data, because requests are logged only by
 * method, path, status, role and refusal: no query (places), no header (cookies, tokens), no body (names, phones).
 */
export const serverLog = (level: LogLevel, stream?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: bareError },
      // A second protection: if an object of ours is logged by mistake, these fields are removed.
      redact: {
        paths: ["name", "phone", "email", "address", "token", "accessToken", "cookie", "authorization"].flatMap(
          (key) => [key, `*.${key}`, `*.*.${key}`],
        ),
        censor: "…",
      },
    },
    stream,
  )

/** One line for each request, when it is over. */
export function requestLog(logger: Logger): RequestHandler {
  // The fields of these lines are listed below; searching them for secrets again would take longest of all.
  const lines = logger.child({}, { redact: [] })
  const drawId = drawnIds(16, "hex")
  return (request, response, next) => {
    const started = performance.now()
    request.id = `req_${drawId()}`
    request.log = new LogOfRequest(logger, request.id)
    response.on("close", () => {
      lines[levelOf(request, response)](
        {
          requestId: request.id,
          // The route's pattern if one matched: the actual value may be the secret of a link.
          req: { method: request.method, path: patternOf(request) ?? request.originalUrl.split("?", 1)[0] },
          res: outcomeOf(response),
          responseTime: Math.round(performance.now() - started),
        },
        messageOf(response),
      )
    })
    next()
  }
}

/** The log with a request's id. A child logger for each request would cost more than the line. */
class LogOfRequest {
  private readonly logger: Logger
  private readonly requestId: string
  constructor(logger: Logger, requestId: string) {
    this.logger = logger
    this.requestId = requestId
  }
  error(details: object, message: string): void {
    this.logger.error({ requestId: this.requestId, ...details }, message)
  }
}

/** The result of a request: the caller's role, and the codes of its refusals (checklist V16.3.1-3). */
const outcomeOf = (response: Response): object => {
  const { statusCode, locals } = response
  const { caller, refusedBy } = locals
  return {
    ...(isCutOff(response) ? { aborted: true } : { status: statusCode }),
    ...(caller && { caller: caller.actor.type }),
    ...(refusedBy && { refusedBy }),
  }
}

/** The caller hung up, or a stopping server did, before the whole answer was sent: its status says nothing. */
const isCutOff = ({ writableFinished }: Response): boolean => !writableFinished

/** Loading a page's assets is not an event; calls of the API and failures are. */
function levelOf({ originalUrl }: Request, { statusCode }: Response): "error" | "info" | "debug" {
  if (statusCode >= 500) return "error"
  return /^\/v\d/.test(originalUrl) ? "info" : "debug"
}

function messageOf(response: Response): string {
  if (isCutOff(response)) return "request aborted"
  return response.statusCode >= 500 ? "request errored" : "request completed"
}

const patternOf = ({ route }: Request): string | undefined =>
  typeof route?.path === "string" && route.path.startsWith("/v") ? route.path : undefined

/** An error without what it quotes: a database's message repeats the values of the failed statement. */
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
    stack: frames.map((frame) => writtenFrame(frame.trim())),
    ...(error.cause === undefined ? {} : { cause: bareError(error.cause) }),
  }
}
