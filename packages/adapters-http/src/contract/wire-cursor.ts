import type { Instant } from "@mersal/domain/calendar/zone"
import * as z from "zod/mini"

/** Where a page of a list ended: an instant, and an id among those of that instant. Opaque to clients. */
export interface WireCursor {
  readonly at: Instant
  readonly id: string
}

/** As an answer writes it: without a zero before it. */
const instant = "(0|[1-9]\\d{0,14})"

/** Where a page ended of a list that each of many things has. */
export interface WireCursorOf extends WireCursor {
  /** The id of the thing whose list it is. */
  readonly of: string
}

/**
 * The cursor of one list. It ends with the list's name, so that one of another list, or one with something behind it,
 * is refused: it would name a page that no answer has ended.
 */
export function wireCursor(list: string) {
  const pattern = new RegExp(`^${instant}\\.([\\w-]{1,64})\\.${list}$`)
  return z.codec(z.string().check(z.regex(pattern, "cursor")), z.custom<WireCursor>(), {
    decode: (text) => {
      const [, at = "", id = ""] = pattern.exec(text) ?? []
      return { at: Number(at), id }
    },
    encode: ({ at, id }) => `${at}.${id}.${list}`,
  })
}

/** The same of a list that each of many things has: the cursor says whose, for the endpoint to compare. */
export function wireCursorOf(list: string) {
  const pattern = new RegExp(`^${instant}\\.([\\w-]{1,64})\\.([\\w-]{1,64})\\.${list}$`)
  return z.codec(z.string().check(z.regex(pattern, "cursor")), z.custom<WireCursorOf>(), {
    decode: (text) => {
      const [, at = "", id = "", of = ""] = pattern.exec(text) ?? []
      return { at: Number(at), id, of }
    },
    encode: ({ at, id, of }) => `${at}.${id}.${of}.${list}`,
  })
}
