/** /services/: the three speeds, each with its hours, and what all of them include. */
export const servicesPage = {
  title: "Services",
  pageDescription: (product: string) =>
    `On Demand, Same Day and Next Day with ${product}: when to order, when we collect, when it arrives, and what each costs on an example route.`,
  lead: "Three speeds. They differ in when we come and in what they cost, and in nothing else.",
  types: {
    onDemand: {
      heading: "On Demand: two hours",
      text: "You choose the hour, and the driver goes straight to the other door. For what somebody is waiting for: a forgotten passport, a signed contract, the birthday present.",
    },
    sameDay: {
      heading: "Same Day: this evening",
      text: "Collected around noon or in the afternoon, handed over in the evening, when people are at home. For shops, offices and anybody who can wait until dinner.",
    },
    nextDay: {
      heading: "Next Day: tomorrow",
      text: "Collected on the day you name, handed over the day after in the morning, the afternoon or the evening. You choose the day, and we tell you the window as soon as you have booked.",
    },
  },
  exampleFare: (from: string, to: string) => `From ${from} to ${to}`,
  alwaysHeading: "With every speed",
  always: [
    {
      title: "Both people are told",
      text: "Sender and recipient get the reference and a link. The recipient can say where to leave it or pin the door.",
    },
    { title: "A proof at the door", text: "A code, a photo or a signature, kept with the booking." },
    { title: "A document for the books", text: "An invoice or a receipt by email, and again from your booking." },
    {
      title: "A way out",
      text: "Change or cancel by yourself, see the fee and the refund first, and read the whole rule before you pay.",
    },
  ],
}
