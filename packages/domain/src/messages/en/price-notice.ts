/** Says that a price has changed (section 2). */
export const priceNotice = {
  /** Told once, to who cannot see it, when it takes long. */
  waiting: { price: "Calculating the price", booking: "Your booking is being made" },
  priceUpdated: "Price is updated based on the location",
  totalWas: (before: string, after: string) => `The price has changed: the total was ${before} and is now ${after}.`,
}
