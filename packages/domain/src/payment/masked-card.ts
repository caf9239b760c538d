/** No line ends between the dots and the figures, and no direction turns them around: `•••• 0001`, in whatever text. */
export const maskedCard = (lastFour: string): string => `\u2066••••\u00a0${lastFour}\u2069`
