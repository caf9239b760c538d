import { neededFor, parseGateway } from "./gateway-keys.ts"
import { anyText, oneOf } from "./parsing.ts"
import type { Source } from "./source.ts"

const shaTypes = ["sha256", "sha512", "hmac256", "hmac512"] as const

export interface ApsKeys {
  readonly pageUrl: string
  readonly apiUrl: string
  readonly accessCode: string
  readonly merchantId: string
  readonly requestPhrase: string
  /** The newest first; a second one while the phrase is being changed. */
  readonly responsePhrases: readonly string[]
  readonly shaType: (typeof shaTypes)[number]
}

export type ApsVariable =
  | "APS_PAGE_URL"
  | "APS_API_URL"
  | "APS_ACCESS_CODE"
  | "APS_MERCHANT_ID"
  | "APS_SHA_REQUEST_PHRASE"
  | "APS_SHA_RESPONSE_PHRASE"
  | "APS_SHA_RESPONSE_PHRASE_OLD"
  | "APS_SHA_TYPE"

/** The account at Amazon Payment Services. */
export function readAps(source: Source<ApsVariable>): ApsKeys {
  const needed = neededFor(source, "PAYMENTS_AE is aps")
  const old = source.read<string | null>("APS_SHA_RESPONSE_PHRASE_OLD", null, anyText)
  const response = needed("APS_SHA_RESPONSE_PHRASE", anyText)
  return {
    pageUrl: needed("APS_PAGE_URL", parseGateway),
    apiUrl: needed("APS_API_URL", parseGateway),
    accessCode: needed("APS_ACCESS_CODE", anyText),
    merchantId: needed("APS_MERCHANT_ID", anyText),
    requestPhrase: needed("APS_SHA_REQUEST_PHRASE", anyText),
    responsePhrases: old === null ? [response] : [response, old],
    shaType: source.read<ApsKeys["shaType"]>("APS_SHA_TYPE", "sha256", oneOf(shaTypes)),
  }
}
