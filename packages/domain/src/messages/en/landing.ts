/** The first page: the price and the last order time come first. */
export const landing = {
  pageTitle: (country: string) => `Same-day courier in ${country}`,
  pageDescription: (product: string, country: string) =>
    `${product} collects parcels and documents all over ${country} and delivers them the same day, the next day or within two hours. Price and last order time before you sign up.`,
  title: "From your door to theirs, in a window you choose",
  lead: (product: string, country: string) =>
    `${product} collects at your door anywhere in ${country} and hands over at the other: today, tomorrow, or within two hours.`,
  closesIn: (type: string, duration: string) => `${type} closes in ${duration}`,
  closedToday: "Closed for today.",

  priceHeading: "What it costs",
  from: "From",
  to: "To",
  wayLabel: (from: string, to: string) => `Map of the route from ${from} to ${to}`,
  showPrices: "Show prices",
  bookWay: "Book this route",
  priceNote: (kilograms: number, wayLength: string) => `Parcel up to ${kilograms} kg by bike, ${wayLength}`,
  allIncluded: "Nothing is added at the door",
  vatIncluded: (percent: number) => `${percent} % VAT included`,
  noPrices: "Prices cannot be shown at the moment. The booking page has them.",

  stepsHeading: "Four steps, no account",
  steps: [
    {
      title: "Say where from and where to",
      text: "By the name of the place, a pasted map link or a pin. You see the price for each speed at once.",
    },
    {
      title: "Choose a window",
      text: "Each one shows until when it can be ordered. What has closed is no longer offered.",
    },
    { title: "Pay as it suits you", text: "By card when you book, or in cash to the driver, at either end." },
    { title: "Follow it", text: "One link shows you and the recipient where it is, from door to door." },
  ],

  timesHeading: "An ordinary day",
  timesLead: (cityTime: string) => `Order by the time on the left and we come in the window on the right, ${cityTime}.`,
  orderBy: "Order by",
  weCome: "We collect",
  everyHour: (first: string, last: string) => `every hour from ${first} to ${last}`,
  span: (from: string, to: string) => `${from} to ${to}`,
  beforeEachHour: "before the hour begins",

  limitsHeading: "What fits",
  limitsLead: (kilograms: number, side: number) =>
    `Up to ${kilograms} kg in a box of ${side} x ${side} x ${side} cm. We propose the vehicle; you may take a larger one.`,
  vehicleLimit: (kilograms: number, side: number) => `${kilograms} kg, ${side} cm a side`,

  promisesHeading: "What you can count on",
  promises: [
    {
      title: "The price you saw is the price you pay",
      text: "It is held for fifteen minutes while you book. Should anything change it, we ask you first.",
    },
    {
      title: "You may change your mind",
      text: "Cancelling is free until the window closes or the driver sets off, whichever comes first.",
    },
    {
      title: "A reason for every no",
      text: "When a window has closed, you read what closed, when, and what is next. What you typed stays.",
    },
  ],

  coverageHeading: (country: string) => `All over ${country}`,
  coverageLead: "Between any two of these, in either direction.",
  coverageMore: "See where we collect and deliver",

  moreHeading: "More than one parcel",
  more: {
    business: {
      title: "For companies",
      text: "One account for the whole office, with cost centres, a monthly bill and an API for your shop.",
    },
    hospitals: {
      title: "For hospitals",
      text: "Documents, equipment and sealed boxes between sites, with a name at each hand-over.",
    },
    international: { title: "To India and the Philippines", text: "A price by weight, confirmed by a person." },
  },
}
