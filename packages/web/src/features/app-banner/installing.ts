import { useSyncExternalStore } from "react"

/** Chromium's offer to install the product (not a standard, so the platform's types do not know it). */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>
}

let offer: InstallOffer | null = null
const watchers = new Set<() => void>()
const tell = () => {
  for (const watcher of watchers) watcher()
}

if (typeof window !== "undefined") {
  addEventListener("beforeinstallprompt", (event) => {
    // Shown by our own button where it is asked for, not by a bar over the page.
    event.preventDefault()
    offer = event as InstallOffer
    tell()
  })
  addEventListener("appinstalled", () => {
    offer = null
    tell()
  })
}

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Installs the product, or null where the browser does not offer it. */
export function useInstalling(): (() => void) | null {
  const read = () => offer
  const shown = useSyncExternalStore(watch, read, read)
  return shown && (() => void shown.prompt().then(() => tell()))
}

/** Safari on a phone installs by its own menu only. */
export const installsByMenu = (): boolean => /iPhone|iPad/.test(navigator.userAgent)

/** Already opened as an application: nothing is left to offer. */
export const isInstalled = (): boolean => matchMedia("(display-mode: standalone)").matches
