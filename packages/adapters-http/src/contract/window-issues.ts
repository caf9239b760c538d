import {
  isKeyOfAnotherDay,
  isSlotKey,
  type KeyedOrder,
  nameOf,
  namesTwoWindows,
} from "@mersal/domain/booking/windows/window-name"
import type { WireIssue } from "./decode-request.ts"

/** The windows that the body of an order or of a change names. */
interface ChosenWindows {
  readonly selectedPickupTime?: WireWindow | null | undefined
  readonly selectedDeliveryTime?: WireWindow | null | undefined
}

interface WireWindow {
  readonly value?: string | undefined
  readonly label?: string | undefined
}

const windows = ["selectedPickupTime", "selectedDeliveryTime"] as const

/**
 * Each window that is sent and names nothing, two windows, or none of its kind. Told by the server beside what a schema tells, for
 * whoever calls by himself: a page sends none where none is chosen, and need not load this.
 *
 * @example wrongWindows({ selectedPickupTime: {} }) // missing-field at "selectedPickupTime.value"
 * @example wrongWindows({ selectedDeliveryTime: { value: "AE/sameDay/2026-11-21/13-18" } }) // invalid-field there
 */
export const wrongWindows = (body: ChosenWindows): readonly WireIssue[] => [
  ...windows
    .filter((name) => isNameless(body[name]))
    .map((name) => ({ code: "missing-field", field: `${name}.value`, hint: { kind: "windowOrNothing" } }) as const),
  ...windows
    .filter((name) => namesTwoWindows(body[name] ?? {}))
    .map((name) => ({ code: "invalid-field", field: name, hint: { kind: "twoWindows" } }) as const),
  ...(body.selectedDeliveryTime && isSlotKey(body.selectedDeliveryTime)
    ? [
        {
          code: "invalid-field",
          field: nameField("selectedDeliveryTime", body),
          hint: { kind: "keyOfPickup" },
        } as const,
      ]
    : []),
]

const isNameless = (window: WireWindow | null | undefined): boolean =>
  typeof window === "object" && window !== null && nameOf(window) === ""

const nameField = (name: keyof ChosenWindows, body: ChosenWindows): string =>
  `${name}.${body[name]?.value ? "value" : "label"}`

/** The pick-up window, where it is the key of a listing of something else than the order. */
export const windowOfAnotherDay = (body: ChosenWindows, order: KeyedOrder): readonly WireIssue[] =>
  body.selectedPickupTime && isKeyOfAnotherDay(body.selectedPickupTime, order)
    ? [{ code: "window-of-another-day", field: nameField("selectedPickupTime", body) }]
    : []
