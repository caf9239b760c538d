import { setTimeout as pause } from "node:timers/promises"
import { parseIso, toIso } from "@mersal/domain/calendar/iso-instant"
import { type Instant, msPerMinute } from "@mersal/domain/calendar/zone"
import type { DayClock } from "./agenda.ts"
import { Unexpected } from "./expectation.ts"
import type { ProductLine } from "./product-line.ts"

/** The longest quiet time that is waited for; a longer one is skipped, in milliseconds of the product's clock. */
const longestQuiet = 20 * msPerMinute

/** How far robots may be behind on a busy machine before the product's clock waits for them, in its milliseconds. */
const longestLag = 2 * msPerMinute

export interface ProductClock extends DayClock {
  /** Sets the clock, forward only, and waits for the work that is due by then. */
  readonly moveTo: (at: Instant) => Promise<void>
  /** Lets the clock run at normal speed. */
  readonly release: () => Promise<void>
}

/**
 * The product's clock, through `/dev/clock`, which exists in development only, so that no robot works where customers
 * are.
 *
 * @param speed how many of its seconds pass in a real one; 0 to stop it and move it from one event to the next. It also
 * stops while robots are behind with due work; otherwise a robot with half an hour to pay would be too late on a busy
 * machine
 */
export async function productClock(line: ProductLine, speed: number): Promise<ProductClock> {
  let known = { at: 0, seen: 0 }
  let pace = speed
  const ask = async (move: object | null): Promise<void> => {
    const response = await line.fetch(`${line.url}/dev/clock`, {
      ...(move && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(move) }),
    })
    if (response.status === 404) throw new Unexpected("This product has no /dev/clock: robots work in development only")
    const { now } = (await response.json()) as { readonly now?: string }
    const at = parseIso(now ?? "")
    if (at === null) throw new Unexpected(`The clock cannot be read: ${response.status}`)
    known = { at, seen: performance.now() }
  }
  const now = (): Instant => known.at + (performance.now() - known.seen) * pace
  const moveTo = async (at: Instant): Promise<void> => {
    if (at > now()) await ask({ at: toIso(at) })
  }

  const keepPace = async (due: Instant): Promise<void> => {
    const lag = now() - due
    const wanted = lag > longestLag ? 0 : lag > 0 ? pace : speed
    if (wanted === pace) return
    await ask({ speed: wanted })
    pace = wanted
  }

  await ask(null)
  await ask({ at: toIso(known.at), speed })
  return {
    now,
    moveTo,
    reach: async (at) => {
      await keepPace(at)
      if (speed === 0 || at - now() > longestQuiet) return moveTo(at)
      if (at > now()) await pause((at - now()) / speed)
    },
    release: () => ask({ speed: 1 }),
  }
}
