import * as Effect from "effect/Effect"
import { codeOfMac, counterOfStep, stepAt } from "../account/second-factor/time-code.ts"
import type { Instant } from "../calendar/zone.ts"
import { Digest } from "../ports/driven/digest.ts"

/** The bytes that an app makes of a secret in base 32. */
export function bytesOfBase32(text: string): Uint8Array {
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0")).join("")
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

/** The code that an app with this secret shows then. */
export const appCode = Effect.fnUntraced(function* (secret: string, now: Instant) {
  return codeOfMac(yield* (yield* Digest).hmacSha1(bytesOfBase32(secret), counterOfStep(stepAt(now))))
})
