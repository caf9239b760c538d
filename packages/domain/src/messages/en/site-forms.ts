import { checks } from "./checks.ts"
import { errors } from "./errors.ts"
import { operatorRefusals } from "./operator-refusals.ts"

/** Texts that the forms on the pages about the product share: labels, faults, and results. */
export const siteForms = {
  name: "Your name",
  company: "Company",
  email: "Email",
  phone: "Phone",
  emailOrPhone: "An email address or a phone number is enough.",
  message: "Message",
  optional: "optional",
  volume: "How many deliveries do you send?",
  /** Each is copied into the message as it is here. */
  volumes: ["Fewer than 20 a month", "20 to 100 a month", "100 to 500 a month", "More than 500 a month"],
  taxNumber: "Tax registration number",
  taxNumberHint: { AE: "15 digits", QA: "10 digits" },
  taxNumberInvalid: errors.taxNumberInvalid,
  contactName: "Contact person",
  place: "Where should we come?",
  placeHint: "City, district or the nearest landmark.",
  destination: "To",
  weight: "Weight (kg)",
  length: "Length (cm)",
  width: "Width (cm)",
  height: "Height (cm)",
  send: "Send",
  sending: "Sending",
  privacy: "We use this to answer you, and erase it after thirty days if nothing came of it.",
  privacyLink: "How we treat what you tell us",
  problemHeading: "There is a problem",
  failed: "This could not be sent. Everything you typed is still here: check your connection and send it once more.",
  signedOut: "Please log in first: your session has ended. What you typed stays here.",
  withoutScripts: "This form needs JavaScript. Please switch it on and load this page again.",
  withoutScriptsContact: "You can also reach us directly:",
  problems: {
    ...operatorRefusals.leads,
    "enter-email": checks.emailInvalid,
    "enter-phone": checks.enterPhone,
    "enter-tax-number": errors.enterTaxNumber,
    "measure-invalid": checks.parcelMeasures,
    "measure-too-large": "Please enter 1000 or less.",
    "too-long": errors.tooLong,
  },
}
