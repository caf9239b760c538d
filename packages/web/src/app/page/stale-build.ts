import { patienceMilliseconds } from "../../environment/patience.ts"
import { wasSpare } from "../../environment/spare.ts"
import { serverNow } from "./clock.ts"
import { nextTask } from "./next-task.ts"

const key = "mersal.reloadedAt"

/**
 * After a deploy an open page asks for chunks that no longer exist. The page then loads itself again, once in 120 seconds;
 * if the chunk is still missing, the error page says so, as it does at once of one for which nobody answers. Where the server does not answer it is the line that is missing, whatever
 * the browser believes of it: loaded again, the page would be gone with what is typed. What the page can spare is worth none
 * of this.
 */
export function reloadOnceWhenChunksAreMissing(): void {
  addEventListener("vite:preloadError", async ({ payload }) => {
    // The router loads a page again by itself, network or not, unless it believes that it has.
    sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, "1")
    // Whoever can spare the part says so when he hears that it has failed, which is after this.
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
