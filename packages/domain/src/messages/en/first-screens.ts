/** What search engines are told of the two screens that anybody may come to first. */
export const firstScreens = {
  bookDescription: (product: string, country: string) =>
    `Book a courier with ${product} in ${country}: say where from and where to, see price and arrival before you pay, and follow the parcel to the door.`,
  trackingDescription: (product: string, country: string) =>
    `Follow a ${product} delivery in ${country} by its booking reference: where the parcel is now, and when it arrives.`,
  country: { AE: "the United Arab Emirates", QA: "Qatar" },
}
