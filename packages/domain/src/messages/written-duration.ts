import type { Language } from "./language.ts"
import { writtenFigure } from "./written-figure.ts"

/** The short names of an hour, a minute and a second, which `Intl` takes longer to say; English adds an s to several. */
const units = { en: ["hr", "min", "sec"], ar: ["س", "د", "ث"] } as const

/** "2 hrs 14 mins", "14 mins", "59 secs": rounded down, never negative; seconds only in the last ten minutes. */
export function writtenDuration(language: Language, milliseconds: number): string {
  const counted = (count: number, unit: 0 | 1 | 2) =>
    `${writtenFigure(count)} ${units[language][unit]}${language === "ar" || count === 1 ? "" : "s"}`
  const whole = Math.max(0, Math.floor(milliseconds / 1000))
  const hour = Math.floor(whole / 3600)
  const minute = Math.floor((whole % 3600) / 60)
  const second = whole % 60
  const parts: string[] = []
  if (hour > 0) parts.push(counted(hour, 0))
  if (minute > 0) parts.push(counted(minute, 1))
  if (whole === 0 || (whole < 600 && second > 0)) parts.push(counted(second, 2))
  return parts.join(" ")
}
