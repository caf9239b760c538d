import fc from "fast-check"

/** The answer of `ask`. While it runs, reading the machine's clock or a random number throws. */
export function withoutClockAndDice<Answer>(ask: () => Answer): Answer {
  const { Date: date } = globalThis
  const { now } = date
  const { random } = Math
  const forbidden = (): never => {
    throw new Error(`What is asked must not depend on when or by whom: ${fc.stringify(ask)}`)
  }
  globalThis.Date = new Proxy(date, {
    construct: (target, values) => (values.length === 0 ? forbidden() : Reflect.construct(target, values)),
    apply: forbidden,
  })
  date.now = forbidden
  Math.random = forbidden
  try {
    return ask()
  } finally {
    globalThis.Date = date
    date.now = now
    Math.random = random
  }
}
