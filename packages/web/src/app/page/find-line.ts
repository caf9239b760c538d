import { line, unanswered } from "../../environment/connection.ts"

/** How long an answer may take, as long as any call's, and how soon another is asked for. */
const patienceMilliseconds = 15_000
const pauseMilliseconds = 3_000

let next: ReturnType<typeof setTimeout> | undefined
let isAsking = false

/** From now on each call without an answer is looked into. */
export const watchLine = (): void => addEventListener(unanswered, findLine)

/**
 * Finds out whether anybody answers at all, for one call may be kept back by a blocker, or hang by itself. While nobody
 * does it asks again; a line whose end the browser knows itself is the browser's to tell.
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

/** Whoever hears the browser hears this: prices are asked for anew, and what waits goes on. */
function tell(isCut: boolean): void {
  if (isCut === line.isCut) return
  line.isCut = isCut
  dispatchEvent(new Event(isCut ? "offline" : "online"))
}
