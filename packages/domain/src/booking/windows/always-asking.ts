import type { Ask, SlotEngine } from "../../schedule/engine.ts"

type Answer = (ask: object) => unknown

/** An engine whose every question says this as well. What it answers to one thing is a question. */
export const alwaysAsking = <B, Asked extends SlotEngine<B>>(engine: Asked, said: Partial<Ask<B>>): Asked =>
  Object.fromEntries(
    Object.entries(engine).map(([name, part]: [string, Answer]) => [
      name,
      part.length === 1 ? (ask: object) => part({ ...ask, ...said }) : part,
    ]),
  ) as unknown as Asked
