import { grouped } from "../money/money.ts"

/**
 * "1,234.5": at most one decimal, as `Intl.NumberFormat` writes it in both languages (D41), which takes a slow phone
 * 100 ms to say so for the first time. For values from zero up only.
 */
export const writtenFigure = (value: number): string =>
  // 4.35 times ten is 43.49999999999999, and means 43.5.
  grouped(`${Math.round(Number((value * 10).toPrecision(12))) / 10}`)
