import type { Instant } from "@mersal/domain/calendar/zone"
import { type MarketId, marketIds } from "@mersal/domain/market/market"
import * as z from "zod/mini"

/** Where a page of a list ended: an instant, and an id among those of that instant. Opaque to clients. */
export interface WireCursor {
  readonly at: Instant
  readonly id: string
  /** Whose list it is, if each of many has one; else "". */
  readonly of: string
}

/** As an answer writes it: without a zero before it. */
const instant = "(0|[1-9]\\d{0,14})"

/**
 * The cursor of one list. It ends with the list's name, so that one of another list, or one with something behind it,
 * is refused: it would name a page that no answer has ended.
 *
 * @param owners if each of many has such a list, a pattern of those whom a cursor can name, for the endpoint to compare
 */
export function wireCursor(list: string, owners = "") {
  const pattern = new RegExp(`^${instant}\\.([\\w-]{1,64})${owners && `\\.(${owners})`}\\.${list}$`)
  return z.codec(z.string().check(z.regex(pattern, "cursor")), z.custom<WireCursor>(), {
    decode: (text) => {
      const [, at = "", id = "", of = ""] = pattern.exec(text) ?? []
      return { at: Number(at), id, of }
    },
    encode: ({ at, id, of }) => [at, id, ...(of ? [of] : []), list].join("."),
  })
}

interface MarketCursor extends Omit<WireCursor, "of"> {
  /** Null: all of them. */
  readonly market: MarketId | null
}

/** The cursor of a list that can be of one market or of all. */
export const wireMarketCursor = (list: string) =>
  z.codec(wireCursor(list, [...marketIds, "all"].join("|")), z.custom<MarketCursor>(), {
    decode: ({ of, ...place }) => ({ ...place, market: marketIds.find((market) => market === of) ?? null }),
    encode: ({ market, ...place }) => ({ ...place, of: market ?? "all" }),
  })

/** A cursor of another market's list would begin too late in this one. */
export const isOfThisMarket = (query: {
  readonly domain?: MarketId | undefined
  readonly cursor?: Pick<MarketCursor, "market"> | undefined
}) => !query.cursor || query.cursor.market === (query.domain ?? null)
