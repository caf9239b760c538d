/**
 * `npm run dev`: the API from its sources and the web app through Vite, on one port.
 *
 * Node restarts this file when a source of the server changes; Vite replaces modules in the open page.
 */
import { EventEmitter } from "node:events"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { createServer } from "vite"
import { startServer } from "../packages/api/src/server.ts"
import { root } from "./tools.mjs"

const web = join(root, "packages/web")

/** Replaces the HTTP server, which the API creates: Vite listens here for its page's WebSocket. */
const upgrades = new EventEmitter()
const relayed = new WeakSet()

const vite = await createServer({
  root: web,
  configFile: join(web, "vite.config.ts"),
  // Read unbundled: a bundled copy beside it would look like a changed source and restart the server forever.
  configLoader: "native",
  appType: "custom",
  server: { middlewareMode: true, hmr: { server: upgrades } },
})

const server = await startServer({
  webAssets: {
    middleware(request, response, next) {
      relayUpgrades(request.socket.server)
      vite.middlewares(request, response, next)
    },
    async html(url) {
      return vite.transformIndexHtml(url, await readFile(join(web, "index.html"), "utf8"))
    },
    async site() {
      const { makeSite } = await vite.ssrLoadModule("/src/marketing/site.tsx")
      return makeSite({
        rules: [],
        modules: ["/@vite/client", "/build/development-styles.ts", "/src/marketing/page-script.ts"],
        formModules: ["/src/marketing/late-form-script.ts"],
        formScript: "/src/marketing/form-script.ts",
        countingModules: ["/src/marketing/counting-script.ts"],
        latinFont: "/src/styles/fonts/figtree-latin.woff2",
        arabicFont: "/src/styles/fonts/readex-pro-arabic.woff2",
      })
    },
  },
})
console.log(`Mersal (development): ${server.url}`)

let stopping = false
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, async () => {
    if (stopping) return
    stopping = true
    await Promise.all([server.stop(), vite.close()])
    process.exit(0)
  })
}

function relayUpgrades(httpServer) {
  if (relayed.has(httpServer)) return
  relayed.add(httpServer)
  httpServer.on("upgrade", (...event) => upgrades.emit("upgrade", ...event))
}
