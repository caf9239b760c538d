import { testDatabases } from "@mersal/adapters-db/testing/test-databases"
import { hiring } from "@mersal/domain/testing/contracts/hired-staff"
import { samplePictures } from "@mersal/domain/testing/sample-pictures"
import { afterEach, describe, expect, it } from "vitest"
import { startAccountStage } from "../../testing/account-stage.ts"
import { plainBooking } from "../../testing/wire-bookings.ts"

const database = testDatabases[0] ?? expect.unreachable()
const { png } = samplePictures

let stop: (() => Promise<void>) | undefined
afterEach(() => stop?.())

/** A booking with a driver, and calls as that driver's own browser makes them. */
async function stageOf() {
  const stage = await startAccountStage(await database.open())
  stop = stage.product.stop
  const hire = hiring(stage)
  const ops = await hire("ops", "Olga")
  const driver = await hire("porter", "Dawud")
  const { body } = await stage.product.call("POST", "/v1.0/order/createOrder", { body: plainBooking })
  const { bkref, accessToken } = body.data
  const command = { type: "assign", driver: driver.id } as const
  await ops.services.operations.command({
    reference: bkref,
    id: "assign-it",
    command,
    at: null,
    place: null,
    after: null,
  })
  const signIn = await stage.product.call("POST", "/v1.0/auth/login", {
    body: { email: "porter-2@example.com", password: "falcons8!" },
  })
  const cookie = signIn.headers
    .getSetCookie()
    .map((one) => one.split(";", 1)[0])
    .join("; ")
  const upload = (bytes: Uint8Array, type = "image/png") =>
    fetch(`${stage.product.url}/v1.0/operations/bookings/${bkref}/proof`, {
      method: "POST",
      headers: { "content-type": type, cookie },
      body: new Uint8Array(bytes),
    })
  const read = (image: string, headers: Record<string, string> = { "mersal-access": accessToken }) =>
    fetch(`${stage.product.url}/v1.0/bookings/${bkref}/proof/${image}`, { headers })
  return { upload, read }
}

/** The code of a refusal, for programs, and the field that is at fault. */
async function codeOf(response: Response): Promise<readonly (string | undefined)[]> {
  const { errors } = (await response.json()) as { readonly errors: readonly { code: string; field?: string }[] }
  return [errors[0]?.code, errors[0]?.field]
}

describe("a picture that proves a delivery", () => {
  it("comes back as a picture and nothing else: no browser runs it, guesses its type or stores it", async () => {
    const { upload, read } = await stageOf()
    const kept = await upload(png)
    expect(kept.status).toBe(200)
    const { data } = (await kept.json()) as { readonly data: { readonly image: string; readonly digest: string } }
    expect(data.image).toMatch(/^[0-9a-f]{32}$/)
    const shown = await read(data.image)
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      "content-type": "image/png",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    })
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(png)
    expect((await read(data.image, {})).status).toBe(404)
  })

  it("is what its bytes are, whatever its header says", async () => {
    const { upload } = await stageOf()
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    const refused = await upload(svg, "image/png")
    expect([refused.status, ...(await codeOf(refused))]).toEqual([422, "proof-image-refused", ""])
    expect((await upload(svg, "image/svg+xml")).status).toBe(415)
    expect((await upload(png, "text/html")).status).toBe(415)
    expect((await upload(Uint8Array.from([...png, ...new Uint8Array(2 * 1024 * 1024)]))).status).toBe(413)
  })

  it("is found by its name alone: no other name leads anywhere", async () => {
    const { read } = await stageOf()
    for (const name of ["..%2f..%2fetc%2fpasswd", "%2e%2e", "a%00.png", "x".repeat(2_000), "0".repeat(32)])
      expect([404, 422]).toContain((await read(name)).status)
    const missing = await read("0".repeat(32))
    expect([missing.status, ...(await codeOf(missing))]).toEqual([404, "proof-not-found", "image"])
    const toNobody = await read("0".repeat(32), {})
    expect([toNobody.status, ...(await codeOf(toNobody))]).toEqual([404, "booking-not-found", "reference"])
  })
})
