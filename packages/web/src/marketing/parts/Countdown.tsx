import { toIso } from "@mersal/domain/calendar/iso-instant"
import type { Instant } from "@mersal/domain/calendar/zone"
import { usePage } from "../filled-page.ts"

/** Marks the place of the remaining time while a sentence is split. */
const gap = "\u0000"

/** A page is rendered for the beginning of a minute and read within it, so this rounds as its script will then. */
const withinTheMinute = 59_999

interface CountdownProps {
  until: Instant
  /** The whole sentence around the remaining time. */
  sentence: (left: string) => string
}

/** A sentence with the time left until an instant. The page's script keeps it current by the server's time. */
export function Countdown({ until, sentence }: CountdownProps) {
  const { facts, formats } = usePage()
  const [before, after] = sentence(gap).split(gap)
  return (
    <span>
      {before}
      <time dateTime={toIso(until)} data-until={until}>
        {formats.duration(until - facts.now - withinTheMinute)}
      </time>
      {after}
    </span>
  )
}
