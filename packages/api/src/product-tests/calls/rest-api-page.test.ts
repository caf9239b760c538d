import { readFileSync } from "node:fs"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type RunningProduct, startProduct } from "../../testing/running-product.ts"

const page = readFileSync(new URL("../../../../../docs/rest-api.md", import.meta.url), "utf8")

let product: RunningProduct
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

/** Path, headers and body of each curl command that the page prints. */
const printed = [...page.matchAll(/```sh\n(curl [^`]+)```/g)].map(([, command = ""]) => ({
  path: /localhost:3000(\S+)/.exec(command)?.[1] ?? "",
  headers: Object.fromEntries(
    [...command.matchAll(/-H '([^:]+): ([^']+)'/g)].map(([, name = "", value = ""]) => [name.toLowerCase(), value]),
  ),
  text: /-d '([^']+)'/.exec(command)?.[1] ?? "",
}))

describe("docs/rest-api.md", () => {
  it("prints a booking and a listing", () => {
    expect(printed.map(({ path }) => path)).toEqual(["/v1.0/slots/retrieve_all", "/v1.0/order/createOrder"])
  })

  for (const { path, headers, text } of printed) {
    it(`prints a call of ${path} that works`, async () => {
      const { status, body } = await product.call("POST", path, { headers, text })
      expect([status, body.errors]).toEqual([200, undefined])
    })
  }

  it("prints the windows of each booking type by their ids", async () => {
    const { body } = await product.call("POST", "/v1.0/slots/retrieve_all", {
      body: { dom: "AE", src: "Dubai", dest: "Sharjah" },
    })
    const ids = body.data.flatMap(({ slots }: { slots: { window: string }[] }) => slots.map(({ window }) => window))
    expect(ids).toContain("13-18")
    for (const id of ids.filter((window: string) => window.includes("-"))) expect(page).toContain(`\`${id}\``)
  })

  it("prints every word that a field takes", async () => {
    const { body } = await product.call("POST", "/v1.0/order/createOrder", {
      body: { dom: "", bktyp: "", vtyp: "", paytyp: "", parcel: { size: "" } },
    })
    const lists = body.errors.map(({ errorDetails }: { errorDetails: string }) => errorDetails)
    const words = lists.flatMap((list: string) => [...list.matchAll(/"([^"]+)"/g)].map(([, word]) => word))
    expect(words).toHaveLength(2 + 3 + 3 + 5 + 5)
    for (const word of words) expect(page).toContain(`\`${word}\``)
  })
})
