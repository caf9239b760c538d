/** In milliseconds: how often tracking asks where it has no stream. */
const interval = 15_000

/** Calls `look` while the page is visible, and at once when it is shown again; answers how to stop. */
export function lookWhileSeen(look: () => void): () => void {
  const lookIfSeen = () => {
    if (!document.hidden) look()
  }
  const timer = setInterval(lookIfSeen, interval)
  document.addEventListener("visibilitychange", lookIfSeen)
  return () => {
    clearInterval(timer)
    document.removeEventListener("visibilitychange", lookIfSeen)
  }
}
