import type { RequestHandler } from "express"

/**
 * Combines handlers into one, in which each calls the next. Express would match each against the address, which takes
 * longer than most of our handlers; an error, thrown now or later, goes where Express sends it.
 */
export function inTurn(...handlers: readonly RequestHandler[]): RequestHandler {
  return (request, response, next) => {
    let index = 0
    const goOn = (reason?: unknown): void => {
      const handler = handlers[index]
      index += 1
      if (reason !== undefined || handler === undefined) {
        next(reason)
        return
      }
      try {
        const ended: unknown = handler(request, response, goOn)
        if (ended instanceof Promise)
          ended.catch((error) => next(error ?? new Error("A handler failed without a reason")))
      } catch (error) {
        next(error)
      }
    }
    goOn()
  }
}
