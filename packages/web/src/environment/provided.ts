import { type Context, createContext, useContext } from "react"

/** A context without a default, and the hook that reads it. Outside of a provider the hook throws. */
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
