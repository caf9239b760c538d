import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { makeReference, referenceDraw } from "@mersal/domain/booking/order/reference"
import fc from "fast-check"
import { renderSVG } from "uqr"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readSettings } from "../../config.ts"
import { bootBlock } from "../../http/pages/pages.ts"
import { builtAssets } from "../../http/pages/web-assets.ts"
import { startServer } from "../../server.ts"

const script = 'console.log("مرسال")\n'.repeat(100)
const folder = mkdtempSync(join(tmpdir(), "mersal-pages-"))
mkdirSync(join(folder, "assets"))
writeFileSync(
  join(folder, "index.html"),
  "<!doctype html><title>$& <!--mersal-name--></title><!--mersal-boot--><noscript><!--mersal-reach--></noscript>",
)
writeFileSync(join(folder, "assets", "main-4f2a.js"), script)
writeFileSync(join(folder, "assets", "main-4f2a.js.br"), brotliCompressSync(script))
for (const name of ["gone-77c1.js", "gone-77c1.js.br", "left-90d2.js", "left-90d2.js.br"])
  writeFileSync(join(folder, "assets", name), name.endsWith(".br") ? brotliCompressSync(script) : script)
writeFileSync(join(folder, "favicon.svg"), "<svg/>")
writeFileSync(join(folder, "service-worker.js"), script)
writeFileSync(join(folder, ".secret"), "no")

const settings = {
  ...readSettings({}),
  port: 0,
  database: { kind: "sqlite", path: ":memory:" },
  logLevel: "silent",
  productName: "</script><b>Mersal",
  contact: { supportPhone: "+97145550100", whatsapp: "971500000000" },
} as const

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  const webAssets = builtAssets(folder)
  if (!webAssets) throw new Error("no pages")
  server = await startServer({ settings, webAssets })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

/** The application's own table of addresses, with its parameters. */
const table = new URL("../../../../web/src/app/routing/route-table.ts", import.meta.url)
const addresses = [...readFileSync(table, "utf8").matchAll(/\bpath: "([^"]+)"/g)].map(([, path = ""]) => path)

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers })

describe("pages", () => {
  it("are served for every route of this version, with and without a slash at the end", async () => {
    const tab = "{-$tab}"
    const paths = addresses.flatMap((path) =>
      path.endsWith(tab)
        ? [path.replace(`/${tab}`, ""), path.replace(tab, "addresses")]
        : path.replace(/\$\w+/, "AE4K7M2XQ9TB3HV"),
    )
    expect(paths).toContain("/go/payment-recipt/AE4K7M2XQ9TB3HV")
    for (const path of paths) {
      for (const address of [path, path.replace(/\/?$/, "/"), `${path}?a=1`]) {
        const response = await get(address)
        expect([address, response.status]).toEqual([address, 200])
        expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8")
      }
    }
  })

  it("come with a manifest of the product's name, so that they can be installed", async () => {
    const response = await get("/manifest.webmanifest")
    expect(response.headers.get("content-type")).toBe("application/manifest+json; charset=utf-8")
    expect(await response.json()).toMatchObject({ name: settings.productName, start_url: "/go/book" })
  })

  it("draw codes of their own addresses only", async () => {
    const code = await get("/qr/app.svg")
    expect([code.status, code.headers.get("content-type")]).toEqual([200, "image/svg+xml; charset=utf-8"])
    expect(await code.text()).toBe(renderSVG(`${server.url}/go/book`, { border: 2 }))
    const reference = makeReference("AE", Array(referenceDraw).fill(5))
    expect(await (await get(`/qr/${reference}.svg`)).text()).toBe(
      renderSVG(`${server.url}/tracking/status?bookingId=${reference}`, { border: 2 }),
    )
    expect((await get("/qr/nobody.svg")).status).toBe(404)
  })

  it("ask for their service worker anew each time, for an old one keeps an old product", async () => {
    expect((await get("/service-worker.js")).headers.get("cache-control")).toBe("no-cache")
  })

  it("are served with 404 where there is no such page, so that the application can say so", async () => {
    for (const path of [
      "/nothing",
      "/go/nothing",
      "/go/account/nothing",
      "/assets/old-1111.js",
      "/.secret",
      "/..%2f..%2fpackage.json",
    ]) {
      const response = await get(path)
      expect([path, response.status]).toEqual([path, 404])
      expect(await response.text()).toContain("<!doctype html>")
    }
  })

  it("carry what they must know before their first call, and nothing of it can end its block", async () => {
    const html = await (await get("/go")).text()
    expect(html).toContain("<title>$& &lt;/script&gt;&lt;b&gt;Mersal</title>")
    expect(html).not.toContain("</script><b>")
    const boot = /<script type="application\/json" id="mersal-boot">(.*)<\/script>/.exec(html)?.[1] ?? ""
    expect(JSON.parse(boot)).toMatchObject({ productName: "</script><b>Mersal", profileId: "local", market: "AE" })
    expect(Date.parse(JSON.parse(boot).now)).toBeGreaterThan(0)
  })

  it("name phone and WhatsApp for whoever runs no scripts", async () => {
    const html = await (await get("/tracking")).text()
    const [, reach] = /<noscript>(.*)<\/noscript>/.exec(html) ?? []
    expect(reach).toContain('<a href="tel:+97145550100" dir="ltr">+97145550100</a>')
    expect(reach).toContain('<a href="https://wa.me/971500000000">WhatsApp</a>')
  })

  it("leave packed for a browser that unpacks", async () => {
    for (const [accepted, encoding] of [
      ["gzip, deflate, br, zstd", "br"],
      ["gzip, br;q=0", "gzip"],
      ["identity", null],
    ] as const) {
      const response = await get("/go", { "accept-encoding": accepted })
      expect(response.headers.get("content-encoding")).toBe(encoding)
      expect(response.headers.get("vary")).toContain("Accept-Encoding")
      expect(await response.text()).toContain("mersal-boot")
    }
  })

  it("carry any data unharmed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const inner = bootBlock({ text }).replace(/^<script[^>]*>|<\/script>$/g, "")
        expect(inner).not.toContain("<")
        expect(JSON.parse(inner)).toEqual({ text })
      }),
    )
  })

  it("let nothing inline run, and nobody frame them", async () => {
    const server2 = await startServer({ settings })
    const { headers } = await fetch(`${server2.url}/go`)
    await server2.stop()
    const policy = headers.get("content-security-policy") ?? ""
    expect(policy).not.toMatch(/unsafe|\*|data:.*script/)
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy).toContain(rule)
    }
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin")
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin")
    expect(headers.get("permissions-policy")).toContain("geolocation=(self)")
    expect(headers.get("x-content-type-options")).toBe("nosniff")
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin")
    expect(headers.get("x-powered-by")).toBeNull()
  })
})

describe("assets", () => {
  it("with a hash in their name are kept forever, others for an hour", async () => {
    expect((await get("/assets/main-4f2a.js")).headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
    expect((await get("/favicon.svg")).headers.get("cache-control")).toBe("public, max-age=3600")
  })

  it("are handed out packed where the build packed them and the browser reads that", async () => {
    const packed = await get("/assets/main-4f2a.js", { "accept-encoding": "gzip, br" })
    expect(packed.headers.get("content-encoding")).toBe("br")
    expect(packed.headers.get("vary")).toContain("Accept-Encoding")
    expect(packed.headers.get("content-type")).toContain("javascript")
    expect(await packed.text()).toBe(script)
    const plain = await get("/assets/main-4f2a.js", { "accept-encoding": "identity" })
    expect(plain.headers.get("content-encoding")).toBeNull()
    expect(await plain.text()).toBe(script)
  })

  it("that a newer build has removed are a page that can be read, and those that it packs no longer still come", async () => {
    for (const name of ["gone-77c1.js", "gone-77c1.js.br", "left-90d2.js.br"]) rmSync(join(folder, "assets", name))
    const gone = await get("/assets/gone-77c1.js?v=1", { "accept-encoding": "br" })
    expect([gone.status, gone.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"])
    expect(await gone.text()).toContain("mersal-boot")
    const left = await get("/assets/left-90d2.js", { "accept-encoding": "br" })
    expect([left.status, left.headers.get("content-encoding")]).toEqual([200, null])
    expect(left.headers.get("content-type")).toContain("javascript")
    expect(await left.text()).toBe(script)
    const posted = await fetch(`${server.url}/assets/main-4f2a.js`, { method: "POST" })
    expect([posted.status, (await posted.text()).includes("unknown-call")]).toEqual([404, true])
  })
})

describe("answers of the API", () => {
  it("can never be a page of their own", async () => {
    for (const path of ["/v1.0/polygon/details?domain=AE", "/v1.0/nothing", "/dev/clock", "/healthz"]) {
      const { headers } = await get(path)
      expect(headers.get("content-type")).toBe("application/json; charset=utf-8")
      expect(headers.get("x-content-type-options")).toBe("nosniff")
      expect(headers.get("content-security-policy")).toBe("default-src 'none';frame-ancestors 'none'")
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin")
      expect(headers.get("access-control-allow-origin")).toBeNull()
    }
  })
})
