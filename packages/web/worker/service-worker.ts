import { PrecacheController, PrecacheRoute } from "workbox-precaching"
import { registerRoute } from "workbox-routing"
import { NetworkFirst } from "workbox-strategies"
import { keepDriverScreens } from "../src/app/driver/driver-screens.ts"
import { asKept, asOpened, keptPage } from "./kept-page.ts"
import { windowForNote } from "./note-window.ts"

/**
 * Between the pages and the network (D39). It stores the booking and tracking screens, so that they open and a draft
 * can be written without network. It stores no answers of the API, because an old price or slot is worse than none.
 */
declare const self: ServiceWorkerGlobalScope
/** Written by the build: the files of the booking and tracking screens. */
declare const keptFiles: readonly { readonly url: string; readonly revision: string | null }[]

/** The same for a driver's screens, which only drivers' phones store. */
declare const driverFiles: readonly string[]

const files = new PrecacheController()
files.addToCacheList([...keptFiles])
self.addEventListener("install", (event) => void files.install(event))
self.addEventListener("activate", (event) => void files.activate(event))
registerRoute(new PrecacheRoute(files))

/** The page with another text. */
const rewritten = async (page: Response, as: typeof asKept): Promise<Response> =>
  new Response(as(await page.text(), Date.now()), {
    headers: { "Content-Type": page.headers.get("Content-Type") ?? "text/html" },
  })

const pages = new NetworkFirst({
  cacheName: "mersal-pages",
  // A slow answer is still better than a page without the server's time.
  networkTimeoutSeconds: 10,
  plugins: [
    {
      cacheWillUpdate: async ({ response }) => (response.status === 200 ? rewritten(response, asKept) : null),
      cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && rewritten(cachedResponse, asOpened),
      // Every screen is the same document, so any one of them opens all.
      cacheKeyWillBeUsed: async () => new URL(keptPage, self.location.origin).href,
    },
  ],
})

const offlineScreens = /^\/(go(\/(book|details|guest|payment|booking-confirmation|ar))?|tracking(\/status)?|driver)\/?$/

registerRoute(({ request, url }) => request.mode === "navigate" && offlineScreens.test(url.pathname), pages)

// Without network, the first page leads to the booking; the other pages about the product need a network.
registerRoute(
  ({ request, url }) => request.mode === "navigate" && url.pathname === "/",
  async ({ request }) => {
    try {
      return await fetch(request)
    } catch {
      const kept = await caches.match(new URL(keptPage, self.location.origin).href)
      return kept ? rewritten(kept, asOpened) : Response.error()
    }
  },
)

self.addEventListener("install", (event) => {
  event.waitUntil(
    pages.handleAll({ event, request: new Request(keptPage) })[1].catch(() => {
      // Without its page the worker still stores the files; the next visit adds the page.
    }),
  )
})

// A driver's run must open in a basement garage: his page asks to store its files, and older versions are removed.
const driverCache = "mersal-driver"
const driversOwn = driverFiles

self.addEventListener("message", (event) => {
  if (event.data !== keepDriverScreens) return
  event.waitUntil(keepDriverFiles().then(() => event.ports[0]?.postMessage(keepDriverScreens)))
})

async function keepDriverFiles(): Promise<void> {
  const cache = await caches.open(driverCache)
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  await cache.addAll(driversOwn.filter((file) => !kept.includes(file)))
  await Promise.all(kept.filter((file) => !driversOwn.includes(file)).map((file) => cache.delete(file)))
}

registerRoute(
  ({ url }) => driversOwn.includes(url.pathname),
  async ({ request }) => (await caches.match(request, { cacheName: driverCache, ignoreVary: true })) ?? fetch(request),
)

/** The content of the product's push messages (api: the push gateway). */
interface Note {
  readonly title: string
  readonly body: string
  /** Where a press on the notification leads, on this origin. */
  readonly path: string
}

self.addEventListener("push", (event) => {
  if (!event.data) return
  const note = event.data.json() as Note
  event.waitUntil(
    self.registration.showNotification(note.title, {
      body: note.body,
      icon: "/icon-192.png",
      badge: "/icon-badge.png",
      data: note.path,
    }),
  )
})

self.addEventListener("notificationclick", (event) => {
  event.notification.close()
  const address = new URL(String(event.notification.data ?? "/tracking"), self.location.origin)
  if (address.origin !== self.location.origin) return
  event.waitUntil(showPage(address))
})

async function showPage(address: URL): Promise<void> {
  const shown = windowForNote(address, await self.clients.matchAll({ type: "window" }))
  if (shown) await shown.focus()
  else await self.clients.openWindow(address.href)
}
