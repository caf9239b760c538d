import { Wrong } from "./parsing.ts"

/** Where a group of settings reads its variables, and notes what is wrong with them. */
export interface Source<Variable extends string> {
  /** The value of a variable, its fallback when absent; a parser answers a text to say what is wrong. */
  readonly read: <Value>(name: Variable, fallback: Value, parse: (text: string) => Value | Wrong) => Value
  /** One line for each. */
  readonly problems: string[]
}

/** An empty variable counts as an absent one. */
export function sourceOf(env: Readonly<Record<string, string | undefined>>): Source<string> {
  const problems: string[] = []
  return {
    problems,
    read: (name, fallback, parse) => {
      const text = env[name]?.trim()
      if (text === undefined || text === "") return fallback
      const value = parse(text)
      if (!(value instanceof Wrong)) return value
      // Never a password: addresses may carry one, and it may have signs in it that addresses should not.
      const shown = JSON.stringify(text.replace(/\/\/.*@/, "//…@").replace(/\?.*/, "?…"))
      problems.push(value.isSecret ? `${name} ${value.why}` : `${name} ${value.why} (it is ${shown})`)
      return fallback
    },
  }
}
