import { serverNow } from "./clock.ts"

const key = "mersal.reloadedAt"

/** Section 8 names 120 s for a screen that does not load: a second failure within it is told, not tried again. */
const patienceMilliseconds = 120_000

/**
 * After a deploy an open page asks for chunks that no longer exist. The page then loads itself again, once; if the
 * chunk is still missing, the error page says so.
 */
export function reloadOnceWhenChunksAreMissing(): void {
  addEventListener("vite:preloadError", () => {
    const last = Number(sessionStorage.getItem(key) ?? Number.NaN)
    if (serverNow() - last < patienceMilliseconds) return
    sessionStorage.setItem(key, String(serverNow()))
    location.reload()
  })
}

/** Whether an error means that a part of the page could not be loaded. Each browser words it in its own way. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(error.message)
