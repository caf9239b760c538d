import { plural } from "../plural.ts"

/**
 * What /tracking/status adds to a status: the driver on his way (section 4, 'live-tracking link'), and the owner's
 * part.
 */
export const live = {
  /** Between two times of today: "3:10PM" and "3:25PM". */
  expected: {
    pickup: (from: string, to: string) => `The driver is expected at the pick-up between ${from} and ${to}`,
    delivery: (from: string, to: string) => `Your parcel is expected between ${from} and ${to}`,
  },
  onTheWay: { pickup: "The driver is on the way to the pick-up", delivery: "Your parcel is on its way" },
  arrived: { pickup: "The driver is at the pick-up", delivery: "The driver is at the door" },
  map: "Map of where the driver is",
  mapHelp: "The arrow keys move the map, plus and minus zoom.",
  seenAt: (time: string) => `Seen at ${time}.`,
  about: "To within about a kilometre: only the booking's owner sees the exact place.",
  /** The question to the owner how the delivery was. */
  rating: {
    title: "How was the delivery?",
    legend: "From 1, very bad, to 5, very good",
    stars: (count: number) => plural("en", count, { one: "# star", other: "# stars" }),
    note: "Anything that we should know?",
    noteHint: "Only our staff read it.",
    charactersLeft: (count: number) => plural("en", count, { one: "# character left", other: "# characters left" }),
    chooseFirst: "Choose from 1 to 5 stars.",
    noteTooLong: "Please shorten the note.",
    send: "Send",
    sending: "Sending",
    given: (stars: string) => `You gave ${stars}. Thank you.`,
    failed: "Your rating was not sent. Please try again.",
    /** On a driver's card: "4.8 of 5 stars". */
    mean: (mean: string) => `${mean} of 5 stars`,
  },
  yourBooking: "Your booking",
  ownerNote: "Only you see names, addresses and prices here.",
  /** The payments and refunds of the reader's own booking. */
  amounts: { paid: "Paid", refunded: "Refunded", kept: "Cancellation fee", goingBack: "To be refunded" },
  driver: "Your driver",
  driverPicture: (name: string) => `Picture of ${name}`,
  callDriver: (name: string) => `Call your driver, ${name}`,
  manage: "Change or cancel",
  seeBooking: "Your booking and receipt",
}
