/** A moment that no line breaks. */
export const unbrokenMoment = (moment: string): string => moment.replaceAll(" ", "\u00a0")
