import type { SecondFactor } from "../../../../account/second-factor/second-factor.ts"

/** Changes to second factors. */
export type SecondFactorChange =
  /** Replaces the stored one. Conflicts unless that is the version before; a first one conflicts if any is stored. */
  | { readonly kind: "saveSecondFactor"; readonly factor: SecondFactor }
  /** Conflicts unless the stored version is this one. */
  | { readonly kind: "dropSecondFactor"; readonly accountId: string; readonly version: number }
