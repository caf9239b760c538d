/** `•••• 0001` that no line break or text direction can split or reverse, in any text. */
export const maskedCard = (lastFour: string): string => `\u2066••••\u00a0${lastFour}\u2069`
