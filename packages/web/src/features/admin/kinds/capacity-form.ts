import { field, optionsOf } from "../form/form-parts.ts"
import { emptyForm } from "../form/form-state.ts"
import type { KindForm } from "./kind-form.ts"

export const capacityForm: KindForm<"capacities"> = {
  parts: [
    field("bktyp", "bookingType", "choice", {
      isFixed: true,
      options: ({ bookingTypes }) => optionsOf(bookingTypes),
    }),
    field("window", "window", "text", {
      isFixed: true,
      isOptional: true,
      isLatin: true,
      hint: ({ hints }) => hints.window,
    }),
    field("capacity", "capacity", "number", { hint: ({ hints }) => hints.capacity }),
  ],
  fresh: () => ({ ...emptyForm, texts: { bktyp: "sameDay" } }),
  typed: ({ bookingType, window, capacity }) => ({
    ...emptyForm,
    texts: { bktyp: bookingType, window: window ?? "", capacity: String(capacity) },
  }),
  read: (reader) => ({
    market: reader.market,
    bookingType: reader.choice("bktyp"),
    window: reader.text("window") || null,
    capacity: reader.number("capacity"),
  }),
}
