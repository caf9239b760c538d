import { useSyncExternalStore } from "react"

/** Event on the window: a call had no answer. */
export const unanswered = "mersal:unanswered"

/**
 * Whether nobody answers although the browser believes that it is connected, for example behind a router without
 * internet. Only app/page/find-line.ts writes it, and then sends the browser's own online and offline events.
 */
export const line = { isCut: false }

/** Whether there is a connection, as far as the browser knows and calls have shown. */
export const isOnline = (): boolean => navigator.onLine && !line.isCut

/** Calls back whenever the connection is lost or back; answers how to stop. */
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
