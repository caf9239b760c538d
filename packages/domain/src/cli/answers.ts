import type { CommandLine } from "./command-line.ts"
import type { Subject } from "./subjects.ts"

/** What the engine answers about a subject, and how people read it. */
export interface Answer {
  readonly market: string
  readonly service: string
  readonly answer: unknown
  readonly text: string
}

/** What of a command line goes into the engine's question as it is. */
export const askOf = ({ market, service }: Subject, { tags, route, zone }: CommandLine, now: number) => ({
  market,
  service,
  now,
  ...(tags.length > 0 && { tags }),
  ...(route !== undefined && { route }),
  ...(zone !== undefined && { zone }),
})

/** The one answer that was asked for by one market and one service, otherwise a list that says which each is. */
export function jsonOf(answers: readonly Answer[], { markets, services }: CommandLine): string {
  const [only] = answers
  const isOne = markets.length === 1 && services.length === 1 && only !== undefined
  const value = isOne ? only.answer : answers.map(({ market, service, answer }) => ({ market, service, answer }))
  return JSON.stringify(value, null, 2)
}

/** A part for each service; markets in which it reads the same share one. */
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
