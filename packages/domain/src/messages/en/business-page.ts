/** /business/: rates for companies. */
export const businessPage = {
  title: "Business rates",
  pageDescription: (product: string, country: string) =>
    `Ask ${product} for courier rates for your company in ${country}: say what you send and how much of it, and a person makes you an offer.`,
  lead: "Say what you send and how much of it. A person looks at your routes and makes you an offer in writing.",
  formHeading: "Ask for rates",
  message: "What do you send, and between which places?",
  submit: "Ask for rates",
  doneHeading: "Your request has arrived",
  doneText:
    "A person looks at your routes and answers you by email or phone with an offer. Until then you can book at the prices of the booking page.",
  getHeading: "What a company account brings",
  get: [
    { title: "One account, several people", text: "Owners, bookers and viewers, each with a login." },
    { title: "Cost centres", text: "Every booking names one, so that the month can be split up." },
    { title: "Credit in advance", text: "A plan gives you more credit than it costs." },
    { title: "Your own systems", text: "Book and follow deliveries by API, with messages to your own address." },
  ],
  register: "Register your company",
  plans: "See the plans",
}
