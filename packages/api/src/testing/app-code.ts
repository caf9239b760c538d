import { createHmac } from "node:crypto"
import { bytesOfBase32 } from "@mersal/domain/testing/app-code"

/** The code that an authenticator app with this secret shows then, written from RFC 6238 and not from our rules. */
export function appCodeOf(secret: string, at: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)))
  const mac = createHmac("sha1", bytesOfBase32(secret)).update(counter).digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, "0")
}
