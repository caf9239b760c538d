/** Says that a price has changed (section 2). */
export const priceNotice = {
  /** Told once, to who cannot see it, when it takes long. */
  waiting: { price: "Calculating the price", booking: "Your booking is being made" },
  priceUpdated: "Price is updated based on the location",
  totalWas: (before: string, after: string) => `The price has changed: the total was ${before} and is now ${after}.`,
  /** If the booking was changed in another tab, and this one showed the total of before. */
  totalElsewhere: (before: string, after: string) =>
    `Your booking was changed in another tab: the total was ${before} and is now ${after}.`,
}
