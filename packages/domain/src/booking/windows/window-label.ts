import type { Instant } from "../../calendar/zone.ts"
import type { MarketId } from "../../market/market.ts"
import { marketZone } from "../../market/market-zone.ts"
import { deadlineLabel, spanLabel, spanOf, timeLabel } from "../../schedule/labels.ts"

/** What a label is made of: the window's id in the book, and its start and end. */
export interface LabelledWindow {
  readonly window: string
  readonly start: Instant
  readonly end: Instant
}

/**
 * How a window is written: most as a span, an On Demand pick-up by its starting hour, an On Demand delivery by its
 * deadline (section 9, "Slots").
 */
export function windowShape({ window }: Pick<LabelledWindow, "window">): "span" | "start" | "deadline" {
  if (window.startsWith("before-")) return "deadline"
  return /^\d+(:\d+)?$/.test(window) ? "start" : "span"
}

/** '1PM to 6PM', '9AM' or 'Before 11AM', on the market's wall clock. */
export function windowLabel(market: MarketId, window: LabelledWindow): string {
  const span = spanOf(marketZone(market), window)
  switch (windowShape(window)) {
    case "span":
      return spanLabel(span, "to")
    case "start":
      return timeLabel(span.start)
    case "deadline":
      return deadlineLabel(span.end)
  }
}
