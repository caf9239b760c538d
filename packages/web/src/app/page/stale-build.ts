import { patienceMilliseconds } from "../../environment/answers/patience.ts"
import { wasSpare } from "../../environment/answers/spare.ts"
import { serverNow } from "./clock.ts"
import { nextTask } from "./next-task.ts"

const key = "mersal.reloadedAt"

/** Scripts that failed to load although the server has them: the connection broke. */
const cutOff = new Set<string>()

/**
 * After a deploy, an open page requests chunks that no longer exist. It then reloads itself, at most once in 120
 * seconds; if the chunk is still missing, the error page says so.
 *
 * A reload loses what is typed, so the server is asked first, whatever the browser says of the connection. The page is
 * not reloaded if nobody answers, if the server cannot serve, or if the server still has the chunk: then the connection
 * broke, and only a second failure reloads the page. In a browser that does not name the chunk, the request checks only
 * that the server is there. The page also stays if it can do without the part.
 */
export function reloadOnceWhenChunksAreMissing(): void {
  addEventListener("vite:preloadError", async ({ payload }) => {
    // The router reloads a page by itself, with or without network, if the error begins with a browser's words.
    payload.message = `– ${payload.message}`
    // Code that can do without the part marks the failure when it catches it, which is after this handler.
    await nextTask()
    if (wasSpare(payload)) return
    const chunk = /\S*\/assets\/\S+/.exec(payload.message)?.[0]
    // Neither from the worker's cache nor the browser's: they may have this chunk, but not those that it needs.
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

/** Whether an error means that a part of the page could not be loaded. Each browser words it differently. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && /imported module|module script failed|preload CSS/.test(error.message)
