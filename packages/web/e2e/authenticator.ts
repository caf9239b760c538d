import { createHmac } from "node:crypto"
import { bytesOfBase32 } from "@mersal/domain/testing/app-code"
import type { ProductServer } from "./product-server.ts"

/** The server's time. */
async function serverNow({ url }: ProductServer): Promise<number> {
  const answer = await fetch(`${url}/v1.0/auth/session`)
  return Date.parse(answer.headers.get("mersal-now") ?? "")
}

/**
 * The code that an authenticator app with this secret shows by the server's clock. The secret is base 32, with any
 * separators.
 *
 * @param steps how many half minutes later
 */
export async function appCode(product: ProductServer, secret: string, steps = 0): Promise<string> {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor((await serverNow(product)) / 30_000) + steps))
  const mac = createHmac("sha1", bytesOfBase32(secret.replaceAll(" ", "")))
    .update(counter)
    .digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, "0")
}
