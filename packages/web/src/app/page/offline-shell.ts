/** The worker is loaded this long after the page, because the page and its first calls come first. */
const settledMilliseconds = 3_000

/**
 * Lets the service worker store the booking and tracking screens (D39), once this page has settled. Not where the
 * reader asked to save data, and never in development, where a file can change under its name.
 */
export function keepScreensOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator) || savesData()) return
  const keep = () =>
    navigator.serviceWorker.register("/service-worker.js").catch(() => {
      // A browser that refuses storage also refuses workers: the product then needs its network.
    })
  const settle = () => setTimeout(keep, settledMilliseconds)
  // The application may load after its server-rendered screen is complete (decision 071).
  if (document.readyState === "complete") settle()
  else addEventListener("load", settle)
}

const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true
