import { Wrong } from "./parsing.ts"

/** Where a group of settings reads its variables, and collects their problems. */
export interface Source<Variable extends string> {
  /** The value of a variable, or its fallback if absent; a parser answers `Wrong` to say what is wrong. */
  readonly read: <Value>(name: Variable, fallback: Value, parse: (text: string) => Value | Wrong) => Value
  /** One line for each. */
  readonly problems: string[]
  /** Every variable that was asked for. */
  readonly names: ReadonlySet<string>
}

/** An empty variable counts as absent. */
export function sourceOf(env: Readonly<Record<string, string | undefined>>): Source<string> {
  const problems: string[] = []
  const names = new Set<string>()
  return {
    problems,
    names,
    read: (name, fallback, parse) => {
      names.add(name)
      const text = env[name]?.trim()
      if (text === undefined || text === "") return fallback
      const value = parse(text)
      if (!(value instanceof Wrong)) return value
      // Never a password: URLs may contain one, even with characters that URLs should not have.
      const shown = JSON.stringify(text.replace(/\/\/.*@/, "//…@").replace(/\?.*/, "?…"))
      problems.push(value.isSecret ? `${name} ${value.why}` : `${name} ${value.why} (it is ${shown})`)
      return fallback
    },
  }
}
