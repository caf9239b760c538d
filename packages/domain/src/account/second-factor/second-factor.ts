import type { Instant } from "../../calendar/zone.ts"
import { latinDigits } from "../../places/latin-digits.ts"
import { plainRecoveryCode } from "./recovery-codes.ts"
import { timeCodeRules } from "./time-code.ts"

/**
 * What a member of staff has beside a password: an app that shows codes (RFC 6238). The secret itself is nowhere: it is a
 * seal over the seed under the product's own secret.
 */
export interface SecondFactor {
  readonly accountId: string
  /** Drawn: with each enrolment another secret. */
  readonly seed: string
  readonly begunAt: Instant
  /** When the first code was right; until then nothing is asked for. */
  readonly confirmedAt: Instant | null
  /** The greatest step whose code was taken: it and those before it are taken no more. Null before the first. */
  readonly lastStep: number | null
  /** Seals of the recovery codes that are left. */
  readonly recoveryCodes: readonly string[]
  /** Grows by one with every change: of two that were decided on the same state, one is refused. */
  readonly version: number
}

/** The factor after a change that was decided on it. */
export const changedFactor = (
  factor: SecondFactor,
  patch: Partial<Omit<SecondFactor, "accountId" | "version">>,
): SecondFactor => ({ ...factor, ...patch, version: factor.version + 1 })

/** A code that was typed where either kind is taken; null where it can be neither. */
export type TypedFactor = { readonly kind: "time" | "recovery"; readonly code: string } | null

/** What somebody typed: the app's digits in any script and however parted, or a recovery code. */
export function typedFactor(text: string): TypedFactor {
  const digits = latinDigits(text.normalize("NFKC")).replace(/[\s-]/g, "")
  if (new RegExp(`^\\d{${timeCodeRules.digits}}$`).test(digits)) return { kind: "time", code: digits }
  const code = plainRecoveryCode(text)
  return code === null ? null : { kind: "recovery", code }
}

/** Whether the code of a step may be taken: `used` where it or a later one was taken before. */
export type StepVerdict = { readonly kind: "accepted"; readonly step: number } | { readonly kind: "wrong" | "used" }

/**
 * Judges the steps whose code is the typed one, of those that are taken now. A step is accepted once, and none before it
 * any more: whoever looks over a shoulder, or reads a line, comes too late.
 */
export function judgeSteps(matching: readonly number[], lastStep: number | null): StepVerdict {
  const step = matching.find((each) => lastStep === null || each > lastStep)
  if (step !== undefined) return { kind: "accepted", step }
  return { kind: matching.length === 0 ? "wrong" : "used" }
}
