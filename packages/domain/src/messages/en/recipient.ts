/** /recipient: the page behind a recipient's link, who says where a parcel shall go (D36, D37). */
export const recipient = {
  title: "Where shall we bring your parcel?",
  loading: "Opening your link",
  loadFailed: "Your link could not be opened.",
  lead: (sender: string) => `${sender} sends you a parcel. Say where to, and whom we meet there.`,
  leadIn: (sender: string, city: string) =>
    `${sender} sends you a parcel in ${city}. Say where to, and whom we meet there.`,
  deliveryOn: (date: string, slot: string) => `We come on ${date}, ${slot}.`,
  cashReady: (amount: string) => `You pay the driver ${amount} in cash. Another place may cost otherwise.`,
  openUntil: (moment: string) => `You can answer once, until ${moment}.`,
  privacy: "The sender and the driver see what you enter here, and nobody else.",
  addressHeading: "Drop-off",
  contactHeading: "Whom we meet",
  name: "Name",
  phone: "Phone",
  chooseAddress: "Choose a drop-off address.",
  send: "Send",
  applied: "Thank you. We bring the parcel there.",
  appliedText: "The sender and the driver know. There is nothing else for you to do.",
  proposed: "Thank you. The sender decides.",
  proposedText: "This place changes the price, so the sender is asked first.",
  invalid: "This link no longer works",
  invalidText:
    "It was answered already, is older than 24 hours, or a newer one was sent. Ask the sender for another one.",
  tooLate: "The drop-off can no longer be changed. Please call the sender.",
  notNow: "The drop-off cannot be changed at the moment. Please call the sender.",
  notServed: "We do not serve this place yet. Choose another one.",
}
