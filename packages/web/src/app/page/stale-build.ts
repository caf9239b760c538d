import { patienceMilliseconds } from "../../environment/answers/patience.ts"
import { wasSpare } from "../../environment/answers/spare.ts"
import { serverNow } from "./clock.ts"
import { nextTask } from "./next-task.ts"

const key = "mersal.reloadedAt"

/** Scripts that did not come although the server has them: the line broke under them. */
const cutOff = new Set<string>()

/**
 * After a deploy an open page asks for chunks that no longer exist. The page then reloads itself, once in 120 seconds; if
 * the chunk is still missing, the error page says so. A reload loses what is typed, so the server is asked first, whatever
 * the browser says of the connection. The page stays where nobody answers, where the server cannot serve, and where it
 * still has the chunk: that one was cut off on its way, and only its second failure reloads the page. A browser that does
 * not name the chunk asks whether the server is there. The page also stays where it can spare the part.
 */
export function reloadOnceWhenChunksAreMissing(): void {
  addEventListener("vite:preloadError", async ({ payload }) => {
    // The router loads a page again by itself, network or not, unless it believes that it has.
    sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, "1")
    // Code that can spare the part marks the failure when it catches it, which is after this handler.
    await nextTask()
    if (wasSpare(payload)) return
    const chunk = /\S*\/assets\/\S+/.exec(payload.message)?.[0]
    // Neither the worker's copy nor the browser's: they may have this chunk, and not those that it needs.
    const answer = await fetch(chunk ?? "/healthz", { method: "HEAD", cache: "no-store" }).catch(() => null)
    if (!answer || answer.status >= 500) return
    if (chunk && answer.ok && !cutOff.has(chunk)) {
      cutOff.add(chunk)
      return
    }
    const last = Number(sessionStorage.getItem(key))
    if (serverNow() - last < patienceMilliseconds) return
    sessionStorage.setItem(key, String(serverNow()))
    location.reload()
  })
}

/** Whether an error means that a part of the page could not be loaded. Each browser words it in its own way. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && /imported module|module script failed|preload CSS/.test(error.message)
