import { endpointTable } from "@mersal/adapters-http/contract/endpoint-table"
import { type Request, type Response, Router } from "express"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { CallsByAddress } from "./calls-by-address.ts"

const rows = Object.values(endpointTable).map(({ endpoint: { method, path } }) => ({ method, path }))

interface Found {
  readonly path: string
  readonly params: unknown
}

/** The call that a handler finds for a request; null if it passes the request on. */
function foundBy(
  handle: (request: Request, response: Response, next: () => void) => unknown,
  method: string,
  path: string,
): Found | null {
  const request = { method, path, url: path, params: {} } as Request
  let isLeft = false
  void handle(request, {} as Response, () => {
    isLeft = true
  })
  return isLeft || !request.route ? null : { path: request.route.path, params: { ...request.params } }
}

const byAddress = new CallsByAddress()
const router = Router()
for (const { method, path } of rows) {
  byAddress.add(method, path, () => {})
  router.route(path)[method.toLowerCase() as "get"](() => {})
}

const parts = [...new Set(rows.flatMap(({ path }) => path.split("/")))].filter((part) => !part.startsWith(":"))
const value = fc.oneof(fc.constantFrom(...parts), fc.stringMatching(/^[\w.~-]{1,12}$/))
const valueInPath = (path: string) =>
  fc
    .array(value.filter(Boolean), { minLength: 3, maxLength: 3 })
    .map((values) => path.replace(/:\w+/g, () => values.shift() ?? "x"))
const addressOfACall = fc
  .constantFrom(...rows)
  .chain(({ method, path }) => valueInPath(path).map((address) => ({ method, address })))

describe("a call that is looked up by its address", () => {
  it("is found wherever the table writes it, and is the one that the router finds, with the same values", () => {
    fc.assert(
      fc.property(addressOfACall, ({ method, address }) => {
        const found = foundBy(byAddress.handle, method, address)
        expect(found).not.toBeNull()
        expect(found).toEqual(foundBy(router, method, address))
      }),
    )
  })

  it("is none where the router has none, whatever the address and the verb", () => {
    const anyAddress = fc
      .array(fc.oneof(value, fc.constantFrom("", "%41", "%", "..", "__proto__")))
      .map((all) => all.join("/"))
    const anyMethod = fc.constantFrom("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "constructor")
    fc.assert(
      fc.property(
        anyMethod,
        fc.oneof(
          anyAddress,
          anyAddress.map((rest) => `/v1.0/${rest}`),
        ),
        (method, address) => {
          const found = foundBy(byAddress.handle, method, address)
          if (found !== null) expect(found).toEqual(foundBy(router, method, address))
        },
      ),
    )
  })

  it("is left to the router where it is written in another way", () => {
    for (const address of ["/v1.0/Order/createOrder", "/v1.0/order/createOrder/", "//v1.0/order/createOrder"])
      expect(foundBy(byAddress.handle, "POST", address)).toBeNull()
    for (const address of ["/v1.0/keys/%61", "/v1.0/keys/", "/v1.0/keys/a%"])
      expect(foundBy(byAddress.handle, "DELETE", address)).toBeNull()
  })
})
