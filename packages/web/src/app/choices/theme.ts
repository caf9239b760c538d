import { useSyncExternalStore } from "react"
import { rememberedTheme, rememberTheme, type Theme } from "./remembered.ts"

const systemIsDark = matchMedia("(prefers-color-scheme: dark)")
const listeners = new Set<() => void>()

const systemTheme = (): Theme => (systemIsDark.matches ? "dark" : "light")
const shownTheme = (): Theme => rememberedTheme() ?? systemTheme()

/** Shows a theme. Choosing the system's own removes the stored choice, so that the page follows the system again. */
export function chooseTheme(theme: Theme): void {
  const exception = theme === systemTheme() ? null : theme
  rememberTheme(exception)
  if (exception) document.documentElement.dataset.theme = exception
  else delete document.documentElement.dataset.theme
  for (const listener of listeners) listener()
}

function watch(changed: () => void): () => void {
  listeners.add(changed)
  systemIsDark.addEventListener("change", changed)
  return () => {
    listeners.delete(changed)
    systemIsDark.removeEventListener("change", changed)
  }
}

/** The current theme: the reader's choice, else the system's. */
export const useTheme = (): Theme => useSyncExternalStore(watch, shownTheme, shownTheme)
