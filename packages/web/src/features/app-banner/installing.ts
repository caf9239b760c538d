import { useSyncExternalStore } from "react"

/** Chromium's offer to install the product (not a standard, so the platform's types do not know it). */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>
}

/** The event fires once per page, before any screen that uses it, so public/first-paint.js stores it. */
const page = globalThis as typeof globalThis & { installOffer?: InstallOffer | null }

const watch = (tell: () => void) => {
  const forget = () => {
    page.installOffer = null
    tell()
  }
  addEventListener("beforeinstallprompt", tell)
  addEventListener("appinstalled", forget)
  return () => {
    removeEventListener("beforeinstallprompt", tell)
    removeEventListener("appinstalled", forget)
  }
}
const read = () => page.installOffer ?? null

/** Installs the product; null if the browser does not offer it. */
export function useInstalling(): (() => void) | null {
  const offer = useSyncExternalStore(watch, read, read)
  return offer && (() => void offer.prompt())
}

/** Safari on a phone installs only through its own menu, which has another name. */
export const isIphone = (): boolean => /iPhone|iPad/.test(navigator.userAgent)

/** Already running as an installed application, so there is nothing to offer. */
export const isInstalled = (): boolean => matchMedia("(display-mode: standalone)").matches
