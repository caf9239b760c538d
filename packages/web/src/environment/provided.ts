import { type Context, createContext, useContext } from "react"

/** A context that has nothing to say before it is provided, and the hook that reads it: outside of a provider it throws. */
export function provided<Value>(): readonly [Context<Value | null>, () => Value] {
  const Given = createContext<Value | null>(null)
  return [
    Given,
    () => {
      const value = useContext(Given)
      if (value === null) throw new Error("outside of its provider")
      return value
    },
  ]
}
