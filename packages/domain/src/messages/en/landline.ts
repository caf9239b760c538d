/** Below a recipient's phone that cannot receive text messages (D22). */
export const landline = {
  note: "This looks like a landline. The recipient gets the drop-off PIN by text message: a mobile number is better.",
}
