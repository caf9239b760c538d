/** What the page says if its scripts do not run, so that no dictionary loads: index.html repeats it. */
export const withoutScripts = {
  note: "Booking and tracking need JavaScript. Please switch it on and load this page again.",
}
