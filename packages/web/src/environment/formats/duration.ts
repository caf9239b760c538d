import type { Language } from "@mersal/domain/messages/language"
import { figureIn, kept } from "./kept-formats.ts"

/** "2 hr 14 min", "14 min", "59 sec": rounded down, never negative; seconds only in the last ten minutes. */
export function durationIn(language: Language): (milliseconds: number) => string {
  // Countdowns are written again with every press: a unit's formatter is slow, and its figures are few.
  const unit = (name: string) => kept(figureIn(language, { style: "unit", unit: name, unitDisplay: "short" }))
  const [hours, minutes, seconds] = [unit("hour"), unit("minute"), unit("second")]
  return (milliseconds) => {
    const whole = Math.max(0, Math.floor(milliseconds / 1000))
    const [hour, minute, second] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60]
    if (hour > 0) return minute > 0 ? `${hours(hour)} ${minutes(minute)}` : hours(hour)
    if (minute >= 10) return minutes(minute)
    if (minute > 0) return second > 0 ? `${minutes(minute)} ${seconds(second)}` : minutes(minute)
    return seconds(second)
  }
}
