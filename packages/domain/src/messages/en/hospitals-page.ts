/** /{product}-for-hospitals/: what a hospital can send with us, and what not. */
export const hospitalsPage = {
  title: (product: string) => `${product} for hospitals`,
  pageTitle: (country: string) => `Hospital delivery in ${country}`,
  pageDescription: (product: string, country: string) =>
    `Deliveries between the sites of a hospital in ${country} with ${product}: documents, equipment and sealed boxes, a name at each hand-over, and one monthly bill.`,
  lead: "Between the ward and the archive, the clinic and the workshop, the main site and the branch: things that must arrive today, with a name at each end.",
  carriesHeading: "What we carry for hospitals",
  carries: [
    "Records, referrals, X-ray films, contracts",
    "Instruments and devices on their way to repair and back",
    "Spare parts, uniforms, printed matter",
    "Sealed boxes that need no cooling",
  ],
  refusesHeading: "What we do not carry",
  refuses: [
    "Medicines and drugs",
    "Samples, blood and anything infectious",
    "Anything that has to be kept cool",
    "Dangerous goods",
  ],
  refusesNote: "For these a licensed carrier is needed. We would rather say so here than at your door.",
  sections: [
    {
      heading: "A name at each hand-over",
      text: [
        "Every booking has a contact at the pick-up and one at the drop-off, each reachable by the driver. At the door the recipient gives a code or signs, or the driver takes a photo of the place. The proof stays with the booking.",
      ],
    },
    {
      heading: "Hours that fit a hospital's day",
      text: [
        "On Demand leaves on the hour you choose. Same Day collects around noon and in the afternoon and hands over in the evening. All of them can be booked up to a month ahead.",
      ],
    },
    {
      heading: "One account for the whole hospital",
      text: [
        "Departments are cost centres. Owners, bookers and viewers see what they need. At the end of the month there is one bill, with every booking on it.",
      ],
    },
  ],
  ask: "Open an account for your hospital",
}
