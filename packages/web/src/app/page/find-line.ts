import { line, unanswered } from "../../environment/answers/connection.ts"

/** How long an answer may take, the same as for any call, and how soon the next is requested. */
const patienceMilliseconds = 15_000
const pauseMilliseconds = 3_000

let next: ReturnType<typeof setTimeout> | undefined
let isAsking = false

/** From now on every call without an answer is investigated. */
export const watchLine = (): void => addEventListener(unanswered, findLine)

/**
 * Finds out whether the server answers at all: a single call may be stopped by a blocker, or hang by itself. Asks again
 * while nothing answers. If the browser knows that the connection is lost, the browser reports it.
 */
function findLine(): void {
  if (isAsking) return
  isAsking = true
  clearTimeout(next)
  fetch("/healthz", { signal: AbortSignal.timeout(patienceMilliseconds) })
    .then(
      () => tell(false),
      () => {
        if (navigator.onLine) tell(true)
        else line.isCut = false
        next = setTimeout(findLine, pauseMilliseconds)
      },
    )
    .finally(() => {
      isAsking = false
    })
}

/** Sends the browser's own events, so that all listeners react: prices are requested again, waiting work resumes. */
function tell(isCut: boolean): void {
  if (isCut === line.isCut) return
  line.isCut = isCut
  dispatchEvent(new Event(isCut ? "offline" : "online"))
}
