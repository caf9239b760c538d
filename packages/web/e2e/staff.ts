import { randomUUID } from "node:crypto"
import type { StaffRole } from "@mersal/domain/account/account"
import type { Page } from "@playwright/test"
import { signIn } from "./owned-bookings.ts"
import { newPerson, ownAddress, type Person } from "./people.ts"
import { type ProductServer, tokenIn } from "./product-server.ts"

/** A member of staff. */
export interface Member extends Person {
  readonly id: string
}

type Call = (method: string, path: string, body?: object) => Promise<Record<string, unknown>>

/** The admin of each product who hires the others. */
const employers = new WeakMap<ProductServer, Promise<Person>>()

/**
 * Adds a member of staff as the product does: an admin invites him, and he sets a password with the link that he gets.
 */
export async function hire(product: ProductServer, role: StaffRole, name: string): Promise<Member> {
  const employer = employers.get(product) ?? employ(product)
  employers.set(product, employer)
  const person = { ...newPerson(name), email: `${role}-${randomUUID().slice(0, 8)}@example.com` }
  // The admin signs in for each hire, because another test may have moved the clock beyond a session's end.
  const invite = await callsOf(product, await employer)
  const { id } = await invite("POST", "/v1.0/staff", { name, email: person.email, roleType: role })
  const headers = { accept: "application/json" }
  const mailbox = await fetch(`${product.url}/dev/mailbox?to=${encodeURIComponent(person.email)}`, { headers })
  const token = tokenIn(JSON.stringify(await mailbox.json()))
  await browserOf(product)("POST", "/v2.0/auth/password", { token, password: person.password })
  return { ...person, id: String(id) }
}

/** Hires a person and signs him in in this browser. */
export async function atWork(page: Page, product: ProductServer, role: StaffRole, name: string): Promise<Member> {
  const member = await hire(product, role, name)
  await signIn(page, product, member)
  return member
}

/** The calls of a signed-in person outside any page, such as a driver while a test looks at the board. */
export async function callsOf(product: ProductServer, { email, password }: Person): Promise<Call> {
  const call = browserOf(product)
  await call("POST", "/v1.0/auth/login", { email, password })
  return call
}

async function employ(product: ProductServer): Promise<Person> {
  const admin = { ...newPerson("Noor Haddad"), email: "first-admin@example.com" }
  const token = await product.firstAdmin(admin.email)
  await browserOf(product)("POST", "/v2.0/auth/password", { token, password: admin.password })
  return admin
}

/** A client with its own cookies. Answers the `data` of each call; bytes are sent as a picture. */
function browserOf({ url }: ProductServer): Call {
  const cookies = new Map<string, string>()
  const address = ownAddress()
  return async (method, path, body) => {
    const cookie = [...cookies].map((pair) => pair.join("=")).join("; ")
    const isPicture = body instanceof Uint8Array
    const answer = await fetch(url + path, {
      method,
      headers: { "content-type": isPicture ? "image/jpeg" : "application/json", origin: url, cookie, ...address },
      ...(body && { body: isPicture ? new Blob([body as Uint8Array<ArrayBuffer>]) : JSON.stringify(body) }),
    })
    for (const set of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (name !== undefined && value !== undefined) cookies.set(name, value)
    }
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()).data
  }
}
