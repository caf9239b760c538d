import type { Instant } from "@mersal/domain/calendar/zone"
import type { Language } from "@mersal/domain/messages/language"
import type { ErrorTexts } from "../callers/language.ts"

/** The two texts of the specification's envelope. */
export interface Sentences {
  readonly message: string
  readonly details?: string
}

/** The answer to one refusal. */
export interface RefusalAnswer<Failure> {
  readonly status: number
  /** One pair for each entry that the refusal has on the wire. */
  readonly say: (failure: Failure, texts: ErrorTexts, language: Language, now: Instant) => readonly Sentences[]
}

/** Status and texts of every refusal of some ports: a missing one does not compile. */
export type RefusalAnswers<Failure extends { readonly _tag: string }> = {
  readonly [Tag in Failure["_tag"]]: RefusalAnswer<Extract<Failure, { readonly _tag: Tag }>>
}
