import type { CommandType } from "@mersal/domain/delivery/delivery-command"

/** Whether a row of `delivery_events` is one of these commands, as a condition. A text within one cannot say so: its quotes are escaped. */
export const isCommand = (...types: readonly CommandType[]): string =>
  `(${types.map((type) => `command like '%"type":"${type}"%'`).join(" or ")})`
