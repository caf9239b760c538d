/** /about/: who carries the parcel, and our principles. */
export const aboutPage = {
  title: "About us",
  pageTitle: (product: string) => `About ${product}`,
  pageDescription: (product: string, country: string) =>
    `${product} is a courier service for ${country}: three speeds, one price before you sign up, and a reason for every no.`,
  lead: (product: string, country: string) =>
    `${product} is a courier service for ${country}. We collect from a door, and we hand over at another one. Everything else on these pages is about doing that without surprises.`,
  sections: [
    {
      heading: "What we carry",
      text: [
        "Documents, keys, clothes, gifts, phones, spare parts, whole boxes. A bike takes the small things through traffic, a car the fragile ones, a van what two people have to lift.",
        "One pick-up and one drop-off make a booking. That keeps the price simple and the driver's way short.",
      ],
    },
    {
      heading: "How we keep time",
      text: [
        "Every collection window has a last order time of its own, and the booking page counts down to it. At that second the window is gone from the page, from the confirmation and from the API for companies, because all of them ask the same rules.",
        "If you are filling in your details while a window closes, you are told which one closed and which is next. You never lose what you have typed.",
      ],
    },
    {
      heading: "How we make a price",
      text: [
        "A base fare for the vehicle and the speed, a fare for each kilometre beyond the first ones, and what the weight and the route between cities add. It is computed on our side and shown before you give a name.",
        "The price is frozen while you book. Discounts, tax and the total stand on lines of their own and add up exactly.",
      ],
    },
    {
      heading: "What we do not do",
      text: [
        "We show no invented countdowns and no crossed-out prices that nobody ever paid. We set no advertising cookies. We ask for your phone number because a driver has to find you, and for your email only when a receipt has to reach you.",
      ],
    },
  ],
}
