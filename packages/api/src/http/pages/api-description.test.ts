import { once } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import express from "express"
import { afterAll, expect, it } from "vitest"
import { settingsForTests } from "../../testing/running-product.ts"
import { type DescribedServer, mountApiDescription } from "./api-description.ts"

const folder = mkdtempSync(join(tmpdir(), "mersal-api-description-"))
const clientFile = join(folder, "packed.tgz")
writeFileSync(clientFile, "the client")
const opened: (() => void)[] = []
afterAll(() => {
  for (const close of opened) close()
  rmSync(folder, { recursive: true })
})

/** The address of a server that serves only the description. */
async function showing(described: Partial<DescribedServer>): Promise<string> {
  const app = express()
  mountApiDescription(app, { ...settingsForTests, clientFile: null, ...described })
  const server = app.listen(0)
  opened.push(() => server.close())
  await once(server, "listening")
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const textAt = async (address: string): Promise<string> => (await fetch(address)).text()

it("gives the packed client away under the address that its page names, and names none where nobody packed it", async () => {
  const origin = await showing({ clientFile })
  const answer = await fetch(`${origin}/docs/mersal-client.tgz`)
  expect([answer.status, await answer.text()]).toEqual([200, "the client"])
  expect(answer.headers.get("content-disposition")).toBe("attachment; filename=mersal-client.tgz")
  expect(await textAt(`${origin}/docs/api`)).toContain(
    `npm install ${settingsForTests.baseUrl}/docs/mersal-client.tgz<`,
  )

  const without = await showing({})
  expect((await fetch(`${without}/docs/mersal-client.tgz`)).status).toBe(404)
  expect(await textAt(`${without}/docs/api`)).not.toContain("mersal-client")
})

it("says where codes are read in development, and in production of no such place", async () => {
  const mailbox = 'href="/dev/mailbox"'
  expect(await textAt(`${await showing({ environment: "development" })}/docs/api`)).toContain(mailbox)
  expect(await textAt(`${await showing({ environment: "production" })}/docs/api`)).not.toContain(mailbox)
})

it("begins with its name, and has the list of calls behind what has to be known of them all", async () => {
  const text = await textAt(`${await showing({})}/docs/api`)
  const places = ["<h1>", 'id="begin-here"', 'id="who-calls"', 'id="calls"', "<article "].map((mark) =>
    text.indexOf(mark),
  )
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((one, other) => one - other))
})

it("goes over the line packed, as it is to who cannot unpack it, and not again to who has it", async () => {
  const origin = await showing({})
  for (const path of ["/docs/api", "/v1.0/openapi.json"]) {
    const whole = await fetch(origin + path, { headers: { "accept-encoding": "identity" } })
    const text = await whole.text()
    expect([path, whole.headers.get("content-encoding")]).toEqual([path, null])
    const packed = await fetch(origin + path, { headers: { "accept-encoding": "gzip" } })
    expect([path, packed.headers.get("content-encoding"), packed.headers.get("vary")]).toEqual([
      path,
      "gzip",
      "Accept-Encoding",
    ])
    expect(Number(packed.headers.get("content-length"))).toBeLessThan(text.length / 8)
    expect(await packed.text()).toBe(text)
    // Without the second header Node's fetch would not use the first.
    const knowing = { "if-none-match": packed.headers.get("etag") ?? "", "cache-control": "max-age=0" }
    expect([path, (await fetch(origin + path, { headers: knowing })).status]).toEqual([path, 304])
  }
})
