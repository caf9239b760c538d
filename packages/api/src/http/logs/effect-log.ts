import type * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as References from "effect/References"
import type { Logger as ServerLog } from "pino"

/** Hands what adapters and use cases log to the server's log: one line each, with their annotations as its fields. */
export const effectLog = (log: ServerLog): Layer.Layer<never> =>
  Logger.layer([
    Logger.make(({ message, logLevel, fiber }) => {
      const fields = fiber.getRef(References.CurrentLogAnnotations)
      const words = [message].flat().map(String).join(" ")
      if (logLevel === "Fatal") log.fatal(fields, words)
      else if (logLevel === "Error") log.error(fields, words)
      else if (logLevel === "Warn") log.warn(fields, words)
      else log.info(fields, words)
    }),
  ])
