import { createHash, timingSafeEqual } from "node:crypto"

export interface PipeSecrets {
  readonly terminalId: string
  readonly password: string
  readonly key: string
}

/**
 * The hash of a request, in lower-case hex.
 * @param amount in major units as it is sent: "26.25"
 */
export const requestHash = (
  { trackid, amount, currency }: { readonly trackid: string; readonly amount: string; readonly currency: string },
  { terminalId, password, key }: PipeSecrets,
): string => sha256([trackid, terminalId, password, key, amount, currency]).toString("hex")

/**
 * Whether an answer carries the gateway's hash. The hash does not cover the reference: a success of one booking, sent
 * again with the reference of another one of the same price, has a valid hash. It is therefore a reason to inquire, and
 * never a reason to trust the answer (D29).
 */
export function isHashedByGateway(
  answer: { readonly tranId: string; readonly responseCode: string; readonly amount: string; readonly hash: string },
  { key }: Pick<PipeSecrets, "key">,
): boolean {
  if (!/^[0-9a-f]{64}$/i.test(answer.hash)) return false
  const expected = sha256([answer.tranId, key, answer.responseCode, answer.amount])
  return timingSafeEqual(Buffer.from(answer.hash, "hex"), expected)
}

const sha256 = (parts: readonly string[]): Buffer => createHash("sha256").update(parts.join("|"), "utf8").digest()
