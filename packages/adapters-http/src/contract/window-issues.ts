import { isKeyOfAnotherDay, type KeyedOrder } from "@mersal/domain/booking/windows/window-name"
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

/**
 * Each window that is sent and names nothing. Told by the server beside what a schema tells, for whoever calls by himself:
 * a page sends none where none is chosen, and need not load this.
 *
 * @example namelessWindows({ selectedPickupTime: {} }) // missing-field at "selectedPickupTime.value"
 */
export const namelessWindows = (body: ChosenWindows): readonly WireIssue[] =>
  (["selectedPickupTime", "selectedDeliveryTime"] as const)
    .filter((name) => isNameless(body[name]))
    .map((name) => ({ code: "missing-field", field: `${name}.value` }))

const isNameless = (window: WireWindow | null | undefined): boolean =>
  typeof window === "object" && window !== null && window.value === undefined && window.label === undefined

/** The pick-up window, where it is the key of a listing of something else than the order. */
export const windowOfAnotherDay = ({ selectedPickupTime }: ChosenWindows, order: KeyedOrder): readonly WireIssue[] =>
  selectedPickupTime && isKeyOfAnotherDay(selectedPickupTime, order)
    ? [{ code: "window-of-another-day", field: "selectedPickupTime.value" }]
    : []
