/** /international and its two destinations: a price by weight, confirmed by a person. */
export const internationalPage = {
  title: "International courier",
  pageDescription: (product: string, country: string) =>
    `Send parcels from ${country} to India and the Philippines with ${product}: a price by weight at once, confirmed by a person before anything is collected.`,
  lead: (country: string) =>
    `From any address that we serve in ${country} to India and the Philippines. You see a price by weight, and a person confirms it before anything is collected.`,
  countries: { IN: "India", PH: "the Philippines" },
  /** The same at the beginning of a title. */
  countryTitles: { IN: "India", PH: "The Philippines" },
  pageOf: (country: string) => `International courier service to ${country}`,
  destinationTitle: (from: string, country: string) => `From ${from} to ${country}`,
  destinationDescription: (product: string, from: string, country: string) =>
    `Courier from ${from} to ${country} with ${product}: prices by weight, what a parcel needs at customs, and how it is collected.`,
  destinationLead: {
    IN: "To family, to a customer, to a workshop: from your door here to a door in India.",
    PH: "Not a box that waits for a ship: a parcel by weight, from your door here to a door in the Philippines.",
  },
  fromPrice: (price: string) => `from ${price}`,
  seePrices: (country: string) => `Prices to ${country}`,
  tableHeading: "What it costs",
  weight: "Weight up to",
  price: "Price",
  kilograms: (kilograms: string) => `${kilograms} kg`,
  weightNote: (divisor: string) =>
    `The greater of two weights counts: what the scales say, and length x width x height in centimetres divided by ${divisor}.`,
  vatNote: "VAT is included where it applies.",
  noPrices: "Prices cannot be shown at the moment. Ask for a quote and a person answers.",
  quote: "Get a quote",
  howHeading: "How it works",
  how: [
    {
      title: "Ask for a price",
      text: "Weight, size and destination, and you see the price at once. Leave a phone number or an email address, and we keep it for seven days.",
    },
    {
      title: "A person confirms it",
      text: "We call or write, agree on the contents and tell you which papers are needed.",
    },
    { title: "We collect it", text: "At your door, in a window that you choose." },
    { title: "It is handed over", text: "To the recipient, with a proof, and you are told." },
  ],
  sections: [
    {
      heading: "What a parcel needs at customs",
      text: [
        "A list of what is inside with the value of each thing, the name and phone number of the recipient, and a copy of an identity document where the country asks for one. We send you the form with the confirmation.",
        "Duties and taxes of the destination are not part of the price and are paid by the recipient, unless we have agreed otherwise in writing.",
      ],
    },
    {
      heading: "What cannot be sent",
      text: [
        "Money, jewellery, batteries by themselves, food, plants, medicines, and whatever either country forbids. If in doubt, ask before you pack.",
      ],
    },
  ],
}
