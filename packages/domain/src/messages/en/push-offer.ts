/** The offer to be told on this device, after a booking: why first, then the browser's own question. */
export const pushOffer = {
  title: "Shall we tell you when it moves?",
  text: "One notification when the driver is on the way, one at the door and one when it is delivered. Nothing else, and only for this booking.",
  accept: "Notify me",
  busy: "Asking your browser",
  accepted: "This device will be notified.",
  denied: "Your browser does not allow notifications from us. You can change that in its settings for this page.",
  failed: "That did not work. Please try again in a moment.",
}
