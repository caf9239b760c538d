import { plural } from "./plural.ts"

/** How often another code may be entered: "2 tries are left." */
export const triesLeft = {
  en: (count: number): string => plural("en", count, { one: "# try is left.", other: "# tries are left." }),
  ar: (count: number): string =>
    plural("ar", count, {
      zero: "لم تبقَ محاولات.",
      one: "بقيت محاولة واحدة.",
      two: "بقيت محاولتان.",
      few: "بقيت # محاولات.",
      many: "بقيت # محاولة.",
      other: "بقيت # محاولة.",
    }),
}
