/** /contact-us/ */
export const contactPage = {
  title: "Contact us",
  pageDescription: (product: string) =>
    `Write to ${product} about a delivery, a price or a place that we do not reach yet, or call the people who plan the routes.`,
  lead: "A question about a delivery, a price or a place: the people who plan the routes read what you write.",
  formHeading: "Write to us",
  directHeading: "Reach us directly",
  trackHeading: "About a delivery on its way?",
  trackText:
    "Its page knows more than anybody on the phone: where it is, when it arrives, and what can still be changed.",
  doneHeading: "Your message has arrived",
  doneText: "A person reads it and answers you by email or phone. You need not do anything more.",
}
