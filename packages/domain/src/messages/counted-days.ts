import { plural } from "./plural.ts"

/** A validity in days: "1 day", "90 days". In Arabic as after لمدة. */
export const countedDays = {
  en: (days: number): string => plural("en", days, { one: "# day", other: "# days" }),
  ar: (days: number): string =>
    plural("ar", days, {
      zero: "# يوم",
      one: "يوم واحد",
      two: "يومين",
      few: "# أيام",
      many: "# يومًا",
      other: "# يوم",
    }),
}
