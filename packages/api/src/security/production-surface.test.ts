import { mkdirSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { dirname, join } from "node:path"
import { newDatabaseFolder } from "@mersal/adapters-db/testing/new-database-path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { builtAssets } from "../http/pages/web-assets.ts"
import { productionSettings } from "../testing/production-settings.ts"
import { type RunningProduct, startProduct } from "../testing/running-product.ts"

// What a production server does not have: checklist V13.4.

const { path, remove } = newDatabaseFolder()
let product: RunningProduct
beforeAll(async () => {
  const pages = join(dirname(path), "pages")
  mkdirSync(join(pages, "assets"), { recursive: true })
  mkdirSync(join(pages, ".git"))
  writeFileSync(join(pages, "index.html"), "<!doctype html><html><!--mersal-boot--></html>")
  for (const secret of [".git/config", ".env", "assets/.hidden"]) writeFileSync(join(pages, secret), "s3cret")
  writeFileSync(join(dirname(path), "outside.txt"), "s3cret")
  const webAssets = builtAssets(pages)
  if (!webAssets) throw new Error("The pages were written just now")
  product = await startProduct(productionSettings, { webAssets })
})
afterAll(async () => {
  await product.stop()
  remove()
})

const absent = [
  "/.git/config",
  "/.git/HEAD",
  "/.env",
  "/.well-known/../.env",
  "/assets/.hidden",
  "/assets",
  "/assets/",
  "/package.json",
  "/node_modules/express/package.json",
  "/src/main.ts",
  "/data/mersal.sqlite",
  "/server-status",
  "/debug/pprof",
  "/actuator",
  "/metrics",
  "/dev",
  "/dev/clock",
  "/dev/mailbox",
  "/dev/issuer",
  "/dev/issuer/keys",
  "/dev/gallery",
  "/graphql",
  "/phpinfo.php",
  "/..%2foutside.txt",
  "/%2e%2e/outside.txt",
  "/assets/..%2f..%2foutside.txt",
  "/assets/%00",
]

describe("in production", () => {
  it("there is no file but those of the pages, no listing, no figure and nothing of development", async () => {
    for (const address of absent) {
      const { status, text } = await product.call("GET", address)
      expect([address, status >= 400 && status < 500]).toEqual([address, true])
      expect(text).not.toMatch(/s3cret|Index of|# HELP|"dependencies"/)
    }
  })

  it("a path that climbs out of the folder reaches nothing", async () => {
    for (const address of ["/../outside.txt", "/assets/../../outside.txt", "//../outside.txt", "/..\\outside.txt"])
      expect(await said(`GET ${address} HTTP/1.1`)).not.toContain("s3cret")
  })

  it("nothing is echoed, tunnelled or stored by a method", async () => {
    for (const method of [
      "TRACE / HTTP/1.1",
      "TRACK / HTTP/1.1",
      "CONNECT evil.test:443 HTTP/1.1",
      "PUT /x.html HTTP/1.1",
    ]) {
      const answer = await said(method)
      expect(answer).not.toMatch(/^HTTP\/1\.1 2/)
      expect(answer).not.toContain("X-Echo")
    }
  })
})

/** The answer to a request line that no HTTP library would send. */
function said(requestLine: string): Promise<string> {
  const { hostname, port } = new URL(product.url)
  return new Promise((resolve, reject) => {
    let text = ""
    const bytes = `${requestLine}\r\nHost: localhost\r\nX-Echo: canary\r\nConnection: close\r\n\r\n`
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.once("error", reject)
    socket.on("data", (piece) => {
      text += piece
    })
    socket.once("close", () => resolve(text))
  })
}
