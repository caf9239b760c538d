import { dayNumber, localDate } from "@mersal/domain/calendar/local-date"
import { msPerDay } from "@mersal/domain/calendar/zone"
import { useMemo } from "react"
import { useLanguage } from "../../../environment/language.ts"

/** The name of a month such as "2026-11" in the page's language, with the same digits as other dates. */
export function useMonthName(): (month: string) => string {
  const { language } = useLanguage()
  return useMemo(() => {
    const locale = language === "ar" ? "ar-AE-u-nu-latn" : "en-GB"
    const format = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" })
    return (month) => format.format(dayNumber(localDate(`${month}-01`)) * msPerDay)
  }, [language])
}
