import { patienceMilliseconds } from "../../environment/patience.ts"
import { wasSpare } from "../../environment/spare.ts"
import { serverNow } from "./clock.ts"
import { nextTask } from "./next-task.ts"

const key = "mersal.reloadedAt"

/**
 * After a deploy an open page asks for chunks that no longer exist. The page then reloads itself, once in 120 seconds; if
 * the chunk is still missing, the error page says so, and at once where nobody answers for it. It does not reload while the
 * server does not answer, whatever the browser says of the connection: the page would be lost with what is typed. Nor does
 * it for a part that the page can spare.
 */
export function reloadOnceWhenChunksAreMissing(): void {
  addEventListener("vite:preloadError", async ({ payload }) => {
    // The router loads a page again by itself, network or not, unless it believes that it has.
    sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, "1")
    // Code that can spare the part marks the failure when it catches it, which is after this handler.
    await nextTask()
    if (wasSpare(payload)) return
    const health = await fetch("/healthz").catch(() => null)
    if (!health?.ok) return
    const last = Number(sessionStorage.getItem(key))
    if (serverNow() - last < patienceMilliseconds) return
    sessionStorage.setItem(key, String(serverNow()))
    location.reload()
  })
}

/** Whether an error means that a part of the page could not be loaded. Each browser words it in its own way. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && /imported module|module script failed|preload CSS/.test(error.message)
