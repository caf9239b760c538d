import { field, idField, optionsOf } from "../form/form-parts.ts"
import { emptyForm } from "../form/form-state.ts"
import type { KindForm } from "./kind-form.ts"

export const areaForm: KindForm<"areas"> = {
  parts: [
    idField,
    field("city.en", "cityEn", "text"),
    field("city.ar", "cityAr", "text"),
    field("generation", "generation", "choice", { options: ({ generations }) => optionsOf(generations) }),
    { part: "outline" },
  ],
  fresh: () => ({ ...emptyForm, texts: { generation: "new" } }),
  typed: ({ id, city, generation, rings }) => ({
    ...emptyForm,
    texts: { id, "city.en": city.en, "city.ar": city.ar, generation },
    rings,
  }),
  read: (reader) => ({
    id: reader.text("id"),
    market: reader.market,
    city: { en: reader.text("city.en"), ar: reader.text("city.ar") },
    generation: reader.choice("generation"),
    rings: reader.form.rings,
  }),
}
