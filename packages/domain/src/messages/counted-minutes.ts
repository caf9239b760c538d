import { plural } from "./plural.ts"

/** A validity in minutes: "10 minutes". In Arabic as after لمدة. */
export const countedMinutes = {
  en: (minutes: number): string => plural("en", minutes, { one: "# minute", other: "# minutes" }),
  ar: (minutes: number): string =>
    plural("ar", minutes, {
      zero: "# دقيقة",
      one: "دقيقة واحدة",
      two: "دقيقتين",
      few: "# دقائق",
      many: "# دقيقة",
      other: "# دقيقة",
    }),
}
