import type { countries as english } from "../en/countries.ts"
import { plural } from "../plural.ts"
import type { Texts } from "../texts.ts"

export const countries: Texts<typeof english> = {
  title: "اختر البلد",
  search: "ابحث بالاسم أو الرمز",
  found: (count) =>
    plural("ar", count, {
      zero: "لا بلدان",
      one: "بلد واحد",
      two: "بلدان",
      few: "# بلدان",
      many: "# بلدًا",
      other: "# بلد",
    }),
  none: "لا يوجد بلد بهذا الاسم أو الرمز.",
}
