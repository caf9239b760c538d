import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openBeside } from "@mersal/adapters-db/testing/beside"
import type { EndpointTable } from "@mersal/adapters-http/contract/endpoint-row"
import { endpointTable } from "@mersal/adapters-http/contract/endpoint-table"
import { type Permission, permissions } from "@mersal/domain/account/permissions"
import { type SignInType, signInTypes } from "@mersal/domain/account/role"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { staffPassword, startStaffedStage } from "../../testing/staffed-stage.ts"

const folder = mkdtempSync(join(tmpdir(), "mersal-roles-"))
const path = join(folder, "mersal.sqlite")
let stage: Awaited<ReturnType<typeof startStaffedStage>>
/** The headers with which each role calls; a guest has none. */
const shown = new Map<SignInType, Readonly<Record<string, string>>>([["guest", {}]])

/** The secret with which a program of this account is signed in. */
async function tokenOf(email: string): Promise<string> {
  const { body } = await stage.product.call("POST", "/v1.0/auth/login", { body: { email, password: staffPassword } })
  return body.data.auth.token
}

/** The roles that staff give to each other; the others are set directly in the database here. */
const isHired = (role: SignInType): role is "porter" | "ops" | "admin" =>
  role === "porter" || role === "ops" || role === "admin"

beforeAll(async () => {
  stage = await startStaffedStage({ kind: "sqlite", path })
  let hired = 0
  for (const role of signInTypes) {
    if (role === "guest") continue
    const first = isHired(role) ? role : "porter"
    await stage.staff(first, role)
    hired += 1
    const email = `${first}-${hired}@example.com`
    const database = openBeside(path)
    database.prepare("update accounts set role = ? where email = ?").run(role, email)
    database.close()
    shown.set(role, { token: await tokenOf(email) })
  }
})
afterAll(async () => {
  await stage.product.stop()
  rmSync(folder, { recursive: true })
})

/** A stream does not end for a caller who may read it: its status is enough, without waiting for its end. */
async function beginningOf(address: string, headers: Readonly<Record<string, string>>) {
  const response = await fetch(stage.product.url + address, { headers })
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") === true
  const body = isStream ? await response.body?.cancel() : await response.json()
  return { status: response.status, body }
}

const endings = new Set(["endOwnSession", "logout", "eraseAccount"])

const rows = Object.entries(endpointTable as EndpointTable)

describe("every call, asked by each of the eight roles", () => {
  for (const [name, { endpoint, access, signedInAccess, gives }] of rows) {
    it(`opens to whom the table of rights opens it, and to nobody else: ${name}`, async () => {
      const address = endpoint.path.replace(/:\w+/g, "0".repeat(32))
      for (const role of signInTypes) {
        const needed = role === "guest" ? access : (signedInAccess ?? access)
        const permission: Permission | null = needed === "anyone" ? null : permissions[needed]
        const mustBeShut = permission?.types[role] === "none"
        // These would end the session that the next calls use.
        if (!mustBeShut && role !== "guest" && endings.has(name)) continue
        const headers = { ...shown.get(role), ...(endpoint.method !== "GET" && { "content-type": "application/json" }) }
        const answer =
          gives === "events"
            ? await beginningOf(address, headers)
            : await stage.product.call(endpoint.method, address, {
                headers,
                ...(endpoint.method !== "GET" && { text: "{}" }),
              })
        const code = answer.body?.errors?.[0]?.code
        const isShut = code === "sign-in-required" || code === "not-permitted"
        expect([role, isShut]).toEqual([role, mustBeShut])
        if (isShut) expect([role, answer.status]).toEqual([role, role === "guest" ? 401 : 403])
        expect(answer.status).toBeLessThan(500)
      }
    })
  }

  it("was asked as all eight", () => {
    expect([...shown.keys()].sort()).toEqual([...signInTypes].sort())
    const tokens = [...shown.values()].map(({ token }) => token)
    expect(new Set(tokens).size).toBe(signInTypes.length)
  })
})
