import { plural } from "../plural.ts"

/** /privacy-policy/: a draft of what the product actually stores, and for how long (D44). */
export const privacyPage = {
  title: "Privacy Policy",
  pageDescription: (product: string) =>
    `What ${product} knows about you, why, who sees it, how long it is kept, and how you take it with you or have it erased. A draft, to be checked by the operator.`,
  lead: (product: string) =>
    `What ${product} stores about you, what for, and for how long. We keep what a delivery needs, and no more.`,
  /** For how long, in place of a section's `{#}`. */
  years: (count: number) => plural("en", count, { one: "# year", other: "# years" }),
  counting: "Count how I use the pages",
  countingText: "It applies to this browser, at once. What was counted before does not identify you.",
  countingNeedsScript: "The switch for it needs JavaScript, and so does the counting.",
  sections: [
    {
      heading: "1. What we ask for",
      text: [
        "For a booking: the two addresses, a name and a phone number at each end, and your email when you pay by card or want a receipt. For an account: a name, an email, a phone number and a password, of which we keep only a hash.",
        "You may tell us more for the driver: a landmark, a note, a pin. All of it is optional.",
      ],
    },
    {
      heading: "2. What we never hold",
      text: [
        "Card numbers and security codes go from your browser to the payment provider and not to us. We keep the last four digits, so that you recognise the card.",
        "We set no advertising cookies and give advertisers nothing.",
      ],
    },
    {
      heading: "3. Who sees it",
      text: [
        "The driver sees the name, phone number and address of his stop for as long as he works on it, and for a day after it ends. Our staff see what their role needs. Anyone who has only the reference sees the state of the delivery and no name, phone number or flat.",
        "Providers who carry messages and payments, or find places and roads, get what that one message, payment or question needs.",
      ],
    },
    {
      heading: "4. What is kept in your browser",
      text: [
        "Cookies: one that lets the browser which booked see its own bookings, one for the session when you are logged in and one that says so to the page, and one for the language that you chose.",
        "In its storage: your language and colours; a draft of what you are filling in, with its promo code, the price that you saw last and a booking that waits for its payment; the places that you chose last, five at most; your last booking, with the key that opens it and the last four digits of its card; which payments were begun, and nothing of a card; whether you agreed to be counted; the day on which you saw a notice of ours; the booking of which this device is notified; and that your account has no saved contacts, where that is so.",
        "For as long as its tab is open: what you have typed and not sent, the links and keys of bookings that you opened, that a code was asked for, that nothing prohibited is in the parcel, and what we still have to tell you of your draft.",
        "The pages of booking and tracking themselves, so that they open without a network. Nothing of you is in them.",
        "Logging out ends the session and clears that storage, but for your language and colours. The cookie of this browser's own bookings and those pages stay until you clear them in the browser. Drivers' and staff's devices keep what their work needs as well.",
      ],
    },
    {
      heading: "5. How long",
      text: [
        "Enquiries that led to no booking are erased after 30 days. A booking loses its names, phone numbers, emails and addresses {#} after its delivery, and 30 days after it was made if it was never paid. Sessions, codes and links end by themselves. Invoices are kept for as long as the tax law of the market demands.",
      ],
    },
    {
      heading: "6. What you can do",
      text: [
        "In your account you can see everything that we hold about you, take it with you as a file, correct it, log out other devices, and have the account erased. What the law makes us keep then stays without your name where that is possible.",
        "Counting how the pages are used begins only when you have agreed, and ends when you withdraw your consent: here, or in your account under Your data.",
      ],
    },
    {
      heading: "7. Whom to write to",
      text: [
        "The operator enters the name and address of the controller and of the person for data protection here before the product is used.",
      ],
    },
  ],
}
