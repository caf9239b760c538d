/**
 * A date as the moments of tracking write it (section 9), so that one page has one way: English has a comma before the
 * year, Arabic is written alike everywhere.
 *
 * @example dayOfTracking("28th Nov 2026") // "28th Nov, 2026"
 */
export const dayOfTracking = (date: string): string => date.replace(/([a-z]) (?=\d)/, "$1, ")

/** A moment that no line breaks. */
export const unbrokenMoment = (moment: string): string => moment.replaceAll(" ", "\u00a0")
