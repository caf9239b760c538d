import type { CommandLine } from "./command-line.ts"
import type { Subject } from "./subjects.ts"

/** The engine's answer about a subject, and its readable form. */
export interface Answer {
  readonly market: string
  readonly service: string
  readonly answer: unknown
  readonly text: string
}

/** The parts of a command line that go into the engine's question unchanged. */
export const askOf = ({ market, service }: Subject, { tags, route, zone }: CommandLine, now: number) => ({
  market,
  service,
  now,
  ...(tags.length > 0 && { tags }),
  ...(route !== undefined && { route }),
  ...(zone !== undefined && { zone }),
})

/** The answer itself if one market and one service were asked for, otherwise a list with their names. */
export function jsonOf(answers: readonly Answer[], { markets, services }: CommandLine): string {
  const [only] = answers
  const isOne = markets.length === 1 && services.length === 1 && only !== undefined
  const value = isOne ? only.answer : answers.map(({ market, service, answer }) => ({ market, service, answer }))
  return JSON.stringify(value, null, 2)
}

/** A section for each service; markets with the same text share one. */
export function textOf(answers: readonly Answer[]): string {
  const parts = new Map<string, { readonly service: string; readonly text: string; readonly markets: string[] }>()
  for (const { market, service, text } of answers) {
    const key = JSON.stringify([service, text])
    const part = parts.get(key) ?? { service, text, markets: [] }
    part.markets.push(market)
    parts.set(key, part)
  }
  return [...parts.values()]
    .map(({ markets, service, text }) => `${markets.join(", ")} ${service}\n${text}`)
    .join("\n\n")
}
