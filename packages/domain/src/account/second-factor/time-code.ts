import type { Instant } from "../../calendar/zone.ts"

// The codes of authenticator apps: RFC 6238 over RFC 4226, with what every app takes without being told. The hash itself
// is the platform's: what it answers comes in here as bytes.

/** Six digits, a new code every thirty seconds, and a clock that may be one step early or late. */
export const timeCodeRules = { digits: 6, stepSeconds: 30, stepsApart: 1 } as const

/** Bytes of a secret: as many as SHA-1 answers (RFC 4226, section 4). */
export const secretLength = 20

/** The step that an instant lies in. Half-open: the next one begins at exactly thirty seconds. */
export const stepAt = (now: Instant): number => Math.floor(now / (timeCodeRules.stepSeconds * 1_000))

/** The steps whose codes are taken now, the oldest first. */
export function stepsTaken(now: Instant): readonly number[] {
  const { stepsApart } = timeCodeRules
  const first = stepAt(now) - stepsApart
  return Array.from({ length: 2 * stepsApart + 1 }, (_, index) => first + index).filter((step) => step >= 0)
}

/** What is hashed of a step: eight bytes, the greatest first. */
export function counterOfStep(step: number): Uint8Array {
  const bytes = new Uint8Array(8)
  for (let [at, rest] = [7, step]; rest > 0; at -= 1, rest = Math.floor(rest / 256)) bytes[at] = rest % 256
  return bytes
}

/**
 * The digits of a code (RFC 4226, section 5.3), from the twenty bytes that HMAC-SHA-1 makes of a secret and a counter.
 */
export function codeOfMac(mac: Uint8Array, digits: number = timeCodeRules.digits): string {
  const at = (mac[mac.length - 1] ?? 0) & 15
  const [first = 0, second = 0, third = 0, fourth = 0] = mac.subarray(at, at + 4)
  const number = (((first & 127) * 256 + second) * 256 + third) * 256 + fourth
  return String(number % 10 ** digits).padStart(digits, "0")
}

/**
 * The address by which an app takes a secret: behind a QR code, or behind a link on the phone itself.
 *
 * @param issuer who asks for the codes
 * @param secret in base 32
 */
export function enrolmentUri(issuer: string, account: string, secret: string): string {
  const { digits, stepSeconds } = timeCodeRules
  // A colon parts the two: in a name of ours it would make a third of them.
  const name = issuer.replaceAll(":", " ")
  const label = `${encodeURIComponent(name)}:${encodeURIComponent(account)}`
  const said = `secret=${secret}&issuer=${encodeURIComponent(name)}&algorithm=SHA1&digits=${digits}&period=${stepSeconds}`
  return `otpauth://totp/${label}?${said}`
}
