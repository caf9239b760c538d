/** A moment that no line breaks. After a hyphen a no-break space does not hinder it: the word joiner before it does. */
export const unbrokenMoment = (moment: string): string => moment.replaceAll(" ", "\u2060\u00a0")
