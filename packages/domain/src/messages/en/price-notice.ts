/** What is told of a price that is another one by now (section 2). */
export const priceNotice = {
  priceUpdated: "Price is updated based on the location",
  totalWas: (before: string, after: string) => `The price has changed: the total was ${before} and is now ${after}.`,
}
