import * as Layer from "effect/Layer"
import type { Logger, Options } from "effect/Logger"
import * as Pipeable from "effect/Pipeable"
import * as References from "effect/References"
import type { Logger as ServerLog } from "pino"

/** Passes what adapters and use cases log to the server's log: one line each, with their annotations as its fields. */
export const effectLog = (log: ServerLog): Layer.Layer<never> =>
  Layer.succeed(References.CurrentLoggers, new Set([new LinesOf(log)]))

/** Written by hand: `effect/Logger` can also write to files, and loads Effect's streams for that (decision 119). */
class LinesOf extends Pipeable.Class implements Logger<unknown, void> {
  readonly "~effect/Logger" = "~effect/Logger"
  readonly #log: ServerLog
  constructor(log: ServerLog) {
    super()
    this.#log = log
  }
  log({ message, logLevel, fiber }: Options<unknown>): void {
    const fields = fiber.getRef(References.CurrentLogAnnotations)
    const words = [message].flat().map(String).join(" ")
    if (logLevel === "Fatal") this.#log.fatal(fields, words)
    else if (logLevel === "Error") this.#log.error(fields, words)
    else if (logLevel === "Warn") this.#log.warn(fields, words)
    else this.#log.info(fields, words)
  }
}
