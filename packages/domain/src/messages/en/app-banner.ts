/**
 * The banner that offers the product on the phone (section 2, Tracking): the operator's apps, or this site installed as
 * one.
 */
export const appBanner = {
  title: (product: string) => `Keep ${product} on your phone`,
  text: "Book again in a few taps, and follow every delivery.",
  scan: "Scan with your phone's camera",
  code: (product: string) => `QR code that opens ${product} on a phone`,
  appStore: "Get it for iPhone",
  playStore: "Get it for Android",
  install: "Install the app",
  byMenu: "In your browser's menu press Install, or Add to Home screen.",
  onIphone: "In Safari press Share, then Add to Home Screen.",
}
