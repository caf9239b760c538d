/** The search engines' texts for the two screens that anybody may open first, and the text below a tracked booking. */
export const firstScreens = {
  bookDescription: (product: string, country: string) =>
    `Book a courier with ${product} in ${country}: say where from and where to, see price and arrival before you pay, and follow the parcel to the door.`,
  trackingDescription: (product: string, country: string) =>
    `Follow a ${product} delivery in ${country} by its booking reference: where the parcel is now, and when it arrives.`,
  withoutScripts: "Without JavaScript this page stays as it is. Load it again to see how the booking is doing.",
  country: { AE: "the United Arab Emirates", QA: "Qatar" },
}
