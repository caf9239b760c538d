import { useSyncExternalStore } from "react"

/** Told to the window when a call had no answer. */
export const unanswered = "mersal:unanswered"

/**
 * Whether nobody answers although the browser believes that it is connected: behind a router without a line, say. Written
 * by app/page/find-line.ts alone, which tells of it as the browser tells of its own.
 */
export const line = { isCut: false }

/** Whether there is a line, as far as the browser knows and as calls have found it. */
export const isOnline = (): boolean => navigator.onLine && !line.isCut

/** Calls back whenever the line breaks off or is back; answers how to stop. */
export function watchConnection(changed: () => void): () => void {
  addEventListener("online", changed)
  addEventListener("offline", changed)
  return () => {
    removeEventListener("online", changed)
    removeEventListener("offline", changed)
  }
}

/** Whether the page is connected. */
export const useOnline = (): boolean => useSyncExternalStore(watchConnection, isOnline, () => true)
