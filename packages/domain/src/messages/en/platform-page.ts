/** /our-platform/: what happens behind a booking, in order. */
export const platformPage = {
  title: "Our platform",
  pageDescription: (product: string) =>
    `What ${product} does with a booking, from the first price to the proof at the door: one set of rules for the page, the driver and the API.`,
  lead: "One booking, followed from the first price to the proof at the door.",
  stepsHeading: "What happens to a booking",
  steps: [
    {
      title: "The price is made and sealed",
      text: "Distance, vehicle, weight and speed go in; a price with a seal comes out. It is held for fifteen minutes, whatever happens to the price list meanwhile.",
    },
    {
      title: "The window is checked again",
      text: "When you confirm, the server asks the rules once more whether the window is open and has room. If not, you see what closed and the next one that is free.",
    },
    {
      title: "The place is held",
      text: "While you pay, window, room, discount and price are yours. If you leave, all of it is released.",
    },
    {
      title: "The money is counted once",
      text: "A payment counts when the bank says so to us, not when a browser says so. One press too many is never one payment too many.",
    },
    {
      title: "A driver moves it",
      text: "Start, arrival, collection and hand-over are steps that he reports with time and place. Each is shown to you at once.",
    },
    {
      title: "The door proves it",
      text: "The recipient's code, a photo or a signature closes the booking, and the document for your books goes out.",
    },
  ],
  sections: [
    {
      heading: "For programs",
      text: [
        "Everything that the page can do is a call that your program can make: prices, windows, bookings, tracking. Every call has a written description, examples that can be sent, and a key for trying that books nothing real.",
        "News of your bookings comes to your address by signed messages, so that you need not keep asking.",
      ],
    },
    {
      heading: "For your data",
      text: [
        "A reference alone shows the state of a delivery and no name, no phone number and no flat. Card numbers never pass through our servers. What you no longer want kept, you can take with you and have erased.",
      ],
    },
    {
      heading: "For bad days",
      text: [
        "Without a connection the booking page keeps what you type and holds the last step back until you are connected and have seen the price again. When something of ours breaks, the page says so, gives you a number to name, and keeps your entries.",
      ],
    },
  ],
}
