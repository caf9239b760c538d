import type { Instant } from "@mersal/domain/calendar/zone"
import * as z from "zod/mini"

/** Where a page of a list ended: an instant, and an id among those of that instant. Opaque to clients. */
export interface WireCursor {
  readonly at: Instant
  readonly id: string
}

const pattern = /^(\d{1,15})\.([\w-]{1,64})$/

export const wireCursor = z.codec(
  z.string().check(z.maxLength(80), z.regex(pattern, "cursor")),
  z.custom<WireCursor>(),
  {
    decode: (text) => {
      const [, at = "", id = ""] = pattern.exec(text) ?? []
      return { at: Number(at), id }
    },
    encode: ({ at, id }) => `${at}.${id}`,
  },
)
