import type { ColumnValue } from "./connection.ts"

/** A condition with the values of its question marks. */
export type AskedCondition = readonly [text: string, ...values: readonly ColumnValue[]]

/** A condition, or false if it does not apply. */
export type Condition = AskedCondition | false

/** A where clause of the conditions that apply, with their values in order; empty if none applies. */
export function conditions(...all: readonly Condition[]): {
  readonly where: string
  readonly values: readonly ColumnValue[]
} {
  const asked = all.filter((condition) => condition !== false)
  const texts = asked.map(([text]) => text)
  return {
    where: texts.length === 0 ? "" : `where ${texts.join(" and ")}`,
    values: asked.flatMap(([, ...values]) => values),
  }
}
