import type { RunningProduct, WireAnswer } from "./running-product.ts"
import { saturdayNoonUtc } from "./running-product.ts"

/** What a page sends to register, with a role that is not granted. */
export const amna = {
  name: "Amna Al Marri",
  email: "amna@example.com",
  phoneNumber: "+971501234567",
  password: "kestrel7!",
  roleName: "admin",
  registerType: "normal",
  country: "UAE",
  deviceToken: "null",
  channel: "C2C",
}

/** The header by which a browser marks a page's call. */
export const page = { "sec-fetch-site": "same-origin" }

/** The calls of a person who makes an account, to the product that is running at the time. */
export function accountCalls(running: () => RunningProduct) {
  const post = (path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) =>
    running().call("POST", path, { body, headers })

  async function messages(to: string): Promise<readonly { readonly text: string; readonly channel: string }[]> {
    const path = `/dev/mailbox?to=${encodeURIComponent(to)}`
    const { body } = await running().call("GET", path, { headers: { accept: "application/json" } })
    return body.data
  }

  const codeTo = async (to: string): Promise<string> =>
    /(?<![\d+:])\d{4}(?!\d)/.exec((await messages(to))[0]?.text ?? "")?.[0] ?? "no code"

  /** A program that has registered and entered its code. */
  async function registered(person: Readonly<Record<string, string>> = amna, headers = {}): Promise<WireAnswer> {
    const { body } = await post("/v1.0/user/register", person, headers)
    const { challengeId } = body.data.challenge
    const code = await codeTo(person.email ?? "")
    return post("/v1.0/auth/number", { challengeId, purpose: "register", code }, headers)
  }

  const later = (minutes: number) => running().setNow(saturdayNoonUtc + minutes * 60_000)
  return { post, messages, codeTo, registered, later }
}

export const tokenOf = ({ body }: WireAnswer): string => body.data.auth.token

export const cookieOf = ({ headers }: WireAnswer, name = "sid"): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0] ?? "")
    .find((cookie) => cookie.startsWith(`${name}=`)) ?? ""
