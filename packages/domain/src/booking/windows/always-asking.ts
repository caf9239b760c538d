import type { Ask, Engine, SlotEngine } from "../../schedule/engine.ts"

/** What is asked of an engine with an `Ask`, and not with a market or a service alone. */
type Question = {
  [Name in keyof Engine]: Engine[Name] extends (...asked: infer Asked) => unknown
    ? Asked extends readonly [Ask]
      ? Name
      : never
    : never
}[keyof Engine]

/** Every question of an engine: a new one that does not stand here does not compile. */
const questions: Readonly<Record<Question, true>> = {
  quote: true,
  earliest: true,
  check: true,
  staleAt: true,
  explain: true,
}

type Answer = (ask: object) => unknown

/** An engine whose every question says this as well. */
export const alwaysAsking = <B, Asked extends SlotEngine<B>>(engine: Asked, said: Partial<Ask<B>>): Asked =>
  Object.fromEntries(
    Object.entries(engine).map(([name, part]: [string, Answer]) => [
      name,
      name in questions ? (ask: object) => part({ ...ask, ...said }) : part,
    ]),
  ) as unknown as Asked
