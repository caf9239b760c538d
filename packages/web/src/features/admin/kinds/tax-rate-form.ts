import { field } from "../form/form-parts.ts"
import { emptyForm } from "../form/form-state.ts"
import type { KindForm } from "./kind-form.ts"

export const taxRateForm: KindForm<"tax-rates"> = {
  parts: [field("validFrom", "validFrom", "date", { isFixed: true }), field("percent", "percent", "number")],
  fresh: () => emptyForm,
  typed: ({ validFrom, percent }) => ({ ...emptyForm, texts: { validFrom, percent: String(percent) } }),
  read: (reader) => ({
    market: reader.market,
    validFrom: reader.date("validFrom"),
    percent: reader.number("percent"),
  }),
}
