/** What the page says where its scripts do not run, and so no dictionary loads: index.html repeats it. */
export const withoutScripts = {
  note: "Booking and tracking need JavaScript. Please switch it on and load this page again.",
}
