/** Says that a price has changed (section 2). */
export const priceNotice = {
  priceUpdated: "Price is updated based on the location",
  totalWas: (before: string, after: string) => `The price has changed: the total was ${before} and is now ${after}.`,
}
