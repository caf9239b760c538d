import type { ShaType } from "./signature.ts"

/** The shop's account at the simulated gateway. */
export interface ApsAccount {
  readonly accessCode: string
  readonly merchantId: string
  readonly requestPhrase: string
  readonly responsePhrase: string
  readonly shaType: ShaType
}
