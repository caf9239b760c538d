import { line, unanswered } from "../../environment/answers/connection.ts"

/** How long an answer may take, as long as any call's, and how soon another is asked for. */
const patienceMilliseconds = 15_000
const pauseMilliseconds = 3_000

let next: ReturnType<typeof setTimeout> | undefined
let isAsking = false

/** From now on every call without an answer is investigated. */
export const watchLine = (): void => addEventListener(unanswered, findLine)

/**
 * Finds out whether the server answers at all: a single call may be held up by a blocker, or hang by itself. Asks again
 * for as long as nothing answers. A connection that the browser knows to be lost is left for the browser to report.
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

/** Sends the browser's own events, so that all who listen to those go on: prices are asked again, waiting work resumes. */
function tell(isCut: boolean): void {
  if (isCut === line.isCut) return
  line.isCut = isCut
  dispatchEvent(new Event(isCut ? "offline" : "online"))
}
