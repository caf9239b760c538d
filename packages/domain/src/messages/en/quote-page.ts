/** /international/quote: a price by weight to India or the Philippines. */
export const quotePage = {
  title: "A price for a parcel abroad",
  pageTitle: (country: string) => `Quote for a parcel abroad from ${country}`,
  pageDescription: (product: string, country: string) =>
    `What a parcel from ${country} to India or the Philippines costs with ${product}: a first price by weight and size at once, which a person confirms.`,
  lead: "Say how heavy and how large the parcel is, and you see the price at once. We keep it for you for seven days, and a person confirms it before anything is collected.",
  parcelHeading: "The parcel",
  tooHeavy: (kilograms: string, country: string) => `We carry up to ${kilograms} kg to ${country}.`,
  youHeading: "Keep this price",
  youText: "Leave a phone number or an email address, and we keep it for seven days.",
  message: "What is inside?",
  submit: "Keep the price",
  doneHeading: "Your price",
  doneText:
    "A person calls or writes to you, agrees on the contents and tells you which papers are needed. Nothing is collected before that.",
  price: "Price",
  chargeableWeight: "Charged weight (kg)",
  validUntil: "Valid until",
  another: "Ask for another price",
}
