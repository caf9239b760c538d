/** The two gateways: of the hosted form, and of Qatar's form (section 4, "Card payment return"; D29). */
export type GatewayId = "aps" | "pipe"

/** The meaning of a gateway's code, as far as a payment depends on it. */
export type CodeMeaning =
  | "tokenised"
  | "three-d-secure-asked"
  | "paid"
  | "authorised"
  | "captured"
  | "refunded"
  | "voided"
  /** The inquiry was answered; the transaction's own code says the rest. */
  | "inquiry-answered"
  | "order-not-found"
  | "pending"
  | "refused"
  | "cancelled-by-customer"
  /** The gateway does not know, or the code is unknown to us. Never a refusal (D28). */
  | "uncertain"

/** A code is a status of two digits and a message of three; these codes have a meaning as a whole. */
const apsCodes: ReadonlyMap<string, CodeMeaning> = new Map([
  ["18000", "tokenised"],
  ["18062", "tokenised"],
  ["18063", "tokenised"],
  ["20064", "three-d-secure-asked"],
  ["14000", "paid"],
  ["02000", "authorised"],
  ["04000", "captured"],
  ["06000", "refunded"],
  ["08000", "voided"],
  ["12000", "inquiry-answered"],
  ["12036", "order-not-found"],
  // One of our transactions is still in progress.
  ["00784", "pending"],
])

/**
 * Invalid request, authorization failed, purchase failed, tokenization failed: with a known reason nothing was charged.
 */
const apsFailures: ReadonlySet<string> = new Set(["00", "03", "13", "17"])

/** Reasons for which a bank or the gateway refuses a card. Any other reason of a failure decides nothing. */
const apsRefusals: ReadonlySet<string> = new Set([
  "012", // card expired
  "016", // invalid card number
  "029", // insufficient funds
  "030", // authentication failed
  "031", // invalid issuer
  "050", // limit per transaction
  "057", // daily limit
  "058", // limit per transaction
  "074", // transaction failed
  "075", // transaction failed
  "087", // card does not match its issuer
  "100", // invalid expiry date
  "121", // card number not verified
  "123", // too many attempts
  "152", // 3-D Secure does not match the request
  "666", // declined
  "785", // blocked by the fraud check
  "787", // customer not authenticated
])

const apsCancelled = "072"

/** The banks' own standard (ISO 8583), in three digits as Qatar's gateway writes it. */
const pipeCodes: ReadonlyMap<string, CodeMeaning> = new Map([
  ["000", "paid"],
  ["009", "pending"], // request in progress
  ["017", "cancelled-by-customer"],
  ["025", "order-not-found"], // no such record
])

/** The refusals of the same standard. */
const pipeRefusals: ReadonlySet<string> = new Set([
  "005", // do not honour
  "014", // invalid card number
  "041", // lost card
  "043", // stolen card
  "051", // insufficient funds
  "054", // card expired
  "055", // wrong PIN
  "057", // not permitted to this card
  "061", // above the amount limit
  "062", // restricted card
  "065", // too many payments
  "075", // too many wrong PINs
])

/**
 * The meaning of a gateway's code. A code that is in no table is uncertain, because the card may have been charged: no
 * code, an unknown one, the gateway's own doubts (15777 to 15781), a 'technical problem' of any call (xx006).
 *
 * @param code null without an answer that can be read and whose signature is right
 *
 * @param code null when no answer came, or none that can be read and whose signature is right
 * @example meaningOf("aps", "13029") // "refused"
 */
export function meaningOf(gateway: GatewayId, code: string | null): CodeMeaning {
  if (code === null) return "uncertain"
  if (gateway === "pipe") return pipeRefusals.has(code) ? "refused" : (pipeCodes.get(code) ?? "uncertain")
  if (!/^\d{5}$/.test(code)) return "uncertain"
  const [status, message] = [code.slice(0, 2), code.slice(2)]
  if (status === "19") return "pending"
  if (apsFailures.has(status) && message === apsCancelled) return "cancelled-by-customer"
  if (apsFailures.has(status) && apsRefusals.has(message)) return "refused"
  return apsCodes.get(code) ?? "uncertain"
}
