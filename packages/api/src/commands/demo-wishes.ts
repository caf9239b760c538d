import { parseArgs } from "node:util"

/** The arguments do not describe a day. */
export class DemoRefused extends Error {
  override readonly name = "DemoRefused"
}

export interface DemoWishes {
  readonly bookings: number
  readonly seed: number
  readonly speed: number
  readonly together: number
  /** A product that is already running; null to start one on a database of its own. */
  readonly url: string | null
  /** Whether the product keeps running when the day is over. */
  readonly isStaying: boolean
}

const options = {
  bookings: { type: "string", default: "60" },
  seed: { type: "string", default: "7" },
  speed: { type: "string", default: "120" },
  together: { type: "string", default: "1" },
  url: { type: "string" },
  stay: { type: "boolean", default: false },
} as const

/** Reads the arguments of `npm run demo`. Throws `DemoRefused`, which lists the possible ones. */
export function readDemoWishes(words: readonly string[]): DemoWishes {
  const { values } = parsed(words)
  const { url = null } = values
  if (url !== null && !/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : ""))
    throw new DemoRefused(`--url is the address of a product, such as http://localhost:3000, not ${url}`)
  return {
    bookings: whole("bookings", values.bookings, 1, 4_000),
    seed: whole("seed", values.seed, 0, 2 ** 31),
    speed: whole("speed", values.speed, 0, 3_600),
    together: whole("together", values.together, 1, 64),
    url: url?.replace(/\/+$/, "") ?? null,
    isStaying: values.stay,
  }
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options })
  } catch {
    const known = Object.keys(options).map((name) => `--${name}`)
    throw new DemoRefused(`The demo understands ${known.join(", ")}, not ${words.join(" ")}`)
  }
}

function whole(name: string, typed: string, from: number, to: number): number {
  const number = Number(typed)
  if (typed.trim() === "" || !Number.isInteger(number) || number < from || number > to)
    throw new DemoRefused(`--${name} is a whole number from ${from} to ${to}, not ${typed}`)
  return number
}
