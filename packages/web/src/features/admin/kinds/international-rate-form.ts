import type { InternationalRate } from "@mersal/domain/pricing/international"
import { field, idField, optionsOf } from "../form/form-parts.ts"
import { typedAmount } from "../form/form-reader.ts"
import { emptyForm } from "../form/form-state.ts"
import type { KindForm } from "./kind-form.ts"

export const internationalRateForm: KindForm<"international-rates"> = {
  parts: [
    idField,
    field("to", "country", "choice", { options: ({ countries }) => optionsOf(countries) }),
    field("validFrom", "validFrom", "date"),
    {
      part: "rows",
      path: "breaks",
      word: "breaks",
      columns: [
        { path: "upToKg", word: "upToKg", kind: "number" },
        { path: "price", word: "price", kind: "number" },
      ],
    },
  ],
  fresh: () => ({ ...emptyForm, texts: { to: "IN" }, rows: { breaks: [{}] } }),
  typed: ({ id, to, validFrom, breaks }) => ({
    ...emptyForm,
    texts: { id, to, validFrom },
    rows: {
      breaks: breaks.map(({ upToKg, priceMinor }) => ({ upToKg: String(upToKg), price: typedAmount(priceMinor) })),
    },
  }),
  read: (reader) => ({
    id: reader.text("id"),
    market: reader.market,
    to: reader.choice("to"),
    validFrom: reader.date("validFrom"),
    breaks: reader.rows("breaks", (row, at) => ({
      upToKg: reader.numberOf(`${at}.upToKg`, row.upToKg ?? ""),
      priceMinor: reader.minor(`${at}.price`, row.price ?? ""),
    })) as unknown as InternationalRate["breaks"],
  }),
}
