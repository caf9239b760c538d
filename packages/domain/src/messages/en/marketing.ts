/** Texts that all pages about the product share: names of countries, links onwards, and notes. */
export const marketing = {
  bookNow: "Book a delivery",
  trackNow: "Track a delivery",
  country: { AE: "the United Arab Emirates", QA: "Qatar" },
  sections: "On this page",
  closingHeading: "Ready when you are",
  closingText: "Two addresses are enough to see the price. You need no account.",
  notFoundHint: "From here you can go on to:",
  home: "Home page",
  draft: "Draft, to be checked by the operator",
  draftText: "This page was written for the product and has not been checked by a lawyer yet.",
}
