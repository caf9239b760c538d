import { grouped } from "@mersal/domain/money/money"

/**
 * "1,234.5": at most one decimal, as `Intl.NumberFormat` writes it in both languages (D41), which takes a phone 100 ms
 * to say so for the first time. From zero up.
 */
export const figure = (value: number): string => grouped(`${Math.round(Number(`${value}e1`)) / 10}`)
