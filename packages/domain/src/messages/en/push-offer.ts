/** The offer of push messages on this device, after a booking: the reason first, then the browser's own question. */
export const pushOffer = {
  title: "Shall we tell you when it moves?",
  text: "We tell this device when the booking is confirmed, changed or cancelled, when the driver sets out and is at the door, when it is delivered or could not be, and when money is paid back. Nothing else, only for this booking, and less where you have chosen less.",
  accept: "Notify me",
  busy: "Asking your browser",
  accepted: "This device will be notified.",
  denied: "Your browser does not allow notifications from us. You can change that in its settings for this page.",
  failed: "That did not work. Please try again in a moment.",
}
