import type { Ask, Engine, SlotEngine } from "../../schedule/engine.ts"

/** The methods of an engine that take an `Ask`, not just a market or a service. */
type Question = {
  [Name in keyof Engine]: Engine[Name] extends (...asked: infer Asked) => unknown
    ? Asked extends readonly [Ask]
      ? Name
      : never
    : never
}[keyof Engine]

/** All of these methods; a new one that is missing here does not compile. */
const questions: Readonly<Record<Question, true>> = {
  quote: true,
  earliest: true,
  check: true,
  staleAt: true,
  explain: true,
}

type Answer = (ask: object) => unknown

/** An engine that adds these fields to every question. */
export const alwaysAsking = <B, Asked extends SlotEngine<B>>(engine: Asked, said: Partial<Ask<B>>): Asked =>
  Object.fromEntries(
    Object.entries(engine).map(([name, part]: [string, Answer]) => [
      name,
      name in questions ? (ask: object) => part({ ...ask, ...said }) : part,
    ]),
  ) as unknown as Asked
