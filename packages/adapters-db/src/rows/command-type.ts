import type { CommandType } from "@mersal/domain/delivery/delivery-command"

/**
 * An SQL condition: whether a row of `delivery_events` is one of these commands. A text inside a command cannot match,
 * because its quotes are escaped.
 */
export const isCommand = (...types: readonly CommandType[]): string =>
  `(${types.map((type) => `command like '%"type":"${type}"%'`).join(" or ")})`
