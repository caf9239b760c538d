import { readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core"
import { publint } from "publint"
import { build } from "vite"
import { afterAll, beforeAll, expect, test } from "vitest"
import { packClient } from "./pack-client.mjs"
import { installPacked } from "./testing/packed-project.mjs"
import { startedServer } from "./testing/started-server.mjs"
import { toolPath } from "./tools.mjs"

let project
let server

beforeAll(async () => {
  project = await installPacked(packClient)
  server = await startedServer()
  // The README's command is for curl; its request is sent from here.
  const [, path, body] = /MERSAL_ORIGIN(\S+) .*?-d '(.*?)'/s.exec(readInstalled("README.md"))
  const { key } = await post(path, JSON.parse(body), { token: await signedUp() })
  project.environment = { MERSAL_ORIGIN: server.url, MERSAL_KEY: key }
}, 180_000)
afterAll(() => {
  server?.stop()
  project?.remove()
})

test("the tarball is one module with its types, and says who wrote what is in it", () => {
  expect(project.files.map(({ path }) => path).sort()).toEqual([
    "LICENSE",
    "README.md",
    "THIRD-PARTY.md",
    "index.d.ts",
    "index.js",
    "package.json",
  ])
  expect(readInstalled("index.js")).not.toMatch(/^(import|export) .* from |\bimport\(/m)
  expect(readInstalled("index.d.ts")).not.toMatch(/\bfrom "|\bimport\(/)
  expect(readInstalled("THIRD-PARTY.md").match(/^## \S+/gm)).toEqual(["## effect", "## zod"])
  const { dependencies, peerDependencies, optionalDependencies } = JSON.parse(readInstalled("package.json"))
  expect([dependencies, peerDependencies, optionalDependencies]).toEqual([undefined, undefined, undefined])
})

test("publint has nothing to say of the tarball", async () => {
  const { buffer } = new Uint8Array(readFileSync(project.tarball))
  const { messages } = await publint({ pack: { tarball: buffer }, strict: true })
  expect(messages).toEqual([])
})

test("it has its types in Node and in a bundler", async () => {
  const { problems } = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(project.tarball))))
  // An ES module only, like the domain's.
  const older = ["node10", "node16-cjs"]
  expect(problems.filter(({ resolutionKind }) => !older.includes(resolutionKind))).toEqual([])
})

test("the declarations name just what the module exports", () => {
  project.write({ "names.mjs": 'console.log(JSON.stringify(Object.keys(await import("mersal-client"))))' })
  const declared = [...readInstalled("index.d.ts").matchAll(/^export declare (?:function|class|const) (\w+)/gm)]
  expect(declared.map(([, name]) => name).sort()).toEqual(JSON.parse(printed("names.mjs")).sort())
})

test.each(["nodenext", "bundler"])(
  "TypeScript with module resolution %s knows what an answer has, and what it has not",
  (resolution) => {
    project.write({
      "typed.ts": `
        import { createClient, MersalError, type Quote, verifyWebhook } from "mersal-client"

        const mersal = createClient({ origin: "https://mersal.example", apiKey: "key_test_0" })
        export const quotes: Promise<readonly Quote[]> = mersal.quote({ market: "AE", pickup: "Dubai", dropOff: "Sharjah" })
        export const waits = (error: unknown) => (error instanceof MersalError ? error.retryAfterSeconds : null)
        export const reference = async () => (await verifyWebhook("{}", new Headers(), "whsec_")).data.bkref?.slice(0, 2)
        // @ts-expect-error there is no such market
        mersal.serviceAreas("GB")
        // @ts-expect-error a quote has a price, not an amount
        quotes.then(([quote]) => quote?.amount)
      `,
      "tsconfig.json": JSON.stringify({
        compilerOptions: {
          module: resolution === "bundler" ? "esnext" : "nodenext",
          moduleResolution: resolution,
          target: "es2022",
          lib: ["es2022", "dom"],
          types: [],
          strict: true,
          // Also checks the package's declarations.
          skipLibCheck: false,
          noEmit: true,
        },
        files: ["typed.ts"],
      }),
    })
    expect(project.node(toolPath("tsc"), "-p", ".", "--pretty", "false")).toEqual({ status: 0, stdout: "", stderr: "" })
  },
)

test("Vite bundles it for a browser", async () => {
  project.write({
    "site/index.html": '<script type="module" src="./main.js"></script>',
    "site/main.js": 'import { createClient } from "mersal-client"\nconsole.log(typeof createClient({}).book)',
  })
  const { output } = await build({
    root: join(project.path, "site"),
    configFile: false,
    logLevel: "error",
    build: { modulePreload: { polyfill: false } },
  })
  const [{ fileName }] = output.filter(({ isEntry }) => isEntry)
  expect(printed(join("site/dist", fileName))).toBe("function\n")
})

test("the README's commands and program quote, book, track, cancel, receive the webhook and verify it", async () => {
  const readMe = readInstalled("README.md")
  const [install, makeKey] = [...readMe.matchAll(/```sh\n(.*?)```/gs)].map(([, code]) => code.trim())
  expect(install).toBe(`npm install ./${basename(project.tarball)}`)
  expect(makeKey).toContain("/v1.0/keys")
  const [program] = [...readMe.matchAll(/```js\n(.*?)```/gs)].map(([, code]) => code)
  expect(program.split("\n").filter((line) => line.trim() !== "").length).toBeLessThanOrEqual(25)
  const promised = [.../It prints (.*)\./.exec(readMe)[1].matchAll(/`([^`]+)`/g)].map(([, line]) => line)
  expect(promised).toHaveLength(3)
  project.write({ "quickstart.mjs": program })
  expect(printed("quickstart.mjs").trim().split("\n").sort()).toEqual(promised.sort())
})

test("every other call answers what the server has", () => {
  project.write({
    "others.mjs": `
      import { deepStrictEqual as same, ok } from "node:assert"
      import { createServer } from "node:http"
      import { createClient, MersalError } from "mersal-client"

      const mersal = createClient({ origin: process.env.MERSAL_ORIGIN, apiKey: process.env.MERSAL_KEY })
      const refused = (call) => call.then(() => "taken", (error) => error instanceof MersalError && error.code)
      const way = { market: "AE", pickup: "Dubai Marina", dropOff: { lat: 25.3255, lon: 55.3851 } }
      ok((await mersal.serviceAreas("AE")).length > 1)
      const [place] = await mersal.searchPlaces("AE", "Dubai Marina")
      same(place.name.en, "Dubai Marina")
      ok((await mersal.distance(way)).distanceKm > 20)
      ok((await mersal.rateCard("AE")).tariff.rates.sameDay.bike.baseMinor > 0)
      ok(Array.isArray(await mersal.promos({ market: "AE" })))
      same((await mersal.cancellationPolicy("AE")).kept.free, "nothing")
      same(await refused(mersal.applyPromo({ ...way, bookingType: "nextDay", code: "NOBODYS" })), "promo-invalid")
      const [small, large] = await Promise.all(["small", { weightGrams: 9_000, sidesCm: [30, 30, 30] }].map((parcel) => mersal.quote({ ...way, parcel })))
      ok(large[0].price.toPay.minor > small[0].price.toPay.minor)

      const { items } = await mersal.slots({ ...way, vehicle: "bike" })
      const { earliestPickup: pickupDate } = items.find(({ bookingType }) => bookingType === "nextDay")
      const customer = { name: "Aisha Rahman", phone: "+971501234567", email: "aisha@example.com" }
      const stop = { address: "Dubai Marina", position: place.position, building: "Floor 12", contact: customer }
      const order = { market: "AE", pickup: stop, dropOff: { ...stop, address: "Al Majaz", position: way.dropOff }, pickupDate, customer, paymentMethod: "cashAtPickup" }
      const { booking } = await mersal.book(order, { idempotencyKey: "order-1" })
      same((await mersal.book(order, { idempotencyKey: "order-1" })).booking.reference, booking.reference)
      same(await refused(mersal.book({ ...order, note: "Ring" }, { idempotencyKey: "order-1" })), "idempotency-mismatch")
      same(await refused(mersal.book({ ...order, pickupDate: "soon" })), "not-a-date")
      same(await refused(mersal.book({ ...order, expectedTotal: { minor: 1, currency: "AED" } })), "price-changed")

      const { reference } = booking
      const changed = await mersal.change(reference, { dropOff: { landmark: "Behind the mosque" } })
      same([changed.parts, changed.difference], [["drop-off-details"], { kind: "none" }])
      const own = await mersal.booking(reference)
      same([own.booking.dropOff.landmark, own.paid.minor], ["Behind the mosque", 0])
      same((await mersal.bookings({ limit: 1 })).bookings, [{ ...own.booking, paid: own.paid }])
      same((await mersal.receipt(reference)).price, booking.price)
      same((await mersal.cancellation(reference)).cancellation.phase, "free")
      same((await mersal.trackingMoment(reference)).hasEnded, false)
      same((await mersal.searchBookings({ field: "reference", value: reference }))[0].reference, reference)
      same(await refused(mersal.track("AE0000000000000")), "booking-not-found")

      const receiver = createServer((_, response) => response.end()).listen(0)
      const url = "http://localhost:" + receiver.address().port + "/"
      const { webhook } = await mersal.makeWebhook({ url, events: ["booking.delivered"] })
      const { webhook: other, secret } = await mersal.changeWebhook(webhook.id, { events: ["booking.changed"], renewSecret: true })
      same([other.events, secret.startsWith("whsec_")], [["booking.changed"], true])
      ok((await mersal.webhooks()).some(({ id }) => id === webhook.id))
      const ping = await mersal.pingWebhook(webhook.id)
      // What the change above is told by may be in line by now, too.
      const pings = (await mersal.deliveries(webhook.id)).deliveries.filter(({ event }) => event === "ping")
      same(pings.map(({ id }) => id), [ping.id])
      same((await mersal.replayDelivery(webhook.id, ping.id)).event, "ping")
      await mersal.deleteWebhook(webhook.id)
      same(await refused(mersal.deliveries(webhook.id)), "webhook-not-found")
      receiver.close()
      receiver.closeAllConnections()
    `,
  })
  expect(printed("others.mjs")).toBe("")
})

/** Registers as in the reference, and answers the token that a program gets by signing in. */
async function signedUp() {
  const person = { name: "Amna", email: "amna@example.com", phoneNumber: "+971503000001", password: "kestrel-17!" }
  const details = { registerType: "normal", country: "UAE", deviceToken: "null", channel: "C2C" }
  const { challenge } = await post("/v1.0/user/register", { ...person, ...details })
  const mailbox = await fetch(`${server.url}/dev/mailbox?to=${encodeURIComponent(person.email)}`, {
    headers: { accept: "application/json" },
  })
  const [{ text }] = (await mailbox.json()).data
  const [code] = /(?<![\d+:-])\d{4}(?!\d)/.exec(text)
  const entry = { challengeId: challenge.challengeId, code, purpose: "register" }
  const { auth } = await post("/v1.0/auth/number", entry)
  return auth.token
}

async function post(path, body, headers = {}) {
  const response = await fetch(server.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  })
  const answer = await response.json()
  expect(answer).toMatchObject({ success: true })
  return answer.data
}

function readInstalled(path) {
  return readFileSync(join(project.path, "node_modules/mersal-client", path), "utf8")
}

function printed(script) {
  const { status, stdout, stderr } = project.node(script)
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" })
  return stdout
}
