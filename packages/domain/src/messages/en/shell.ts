/** Texts that every page shares: header, footer, and the pages for errors (section 2). */
export const shell = {
  skipToContent: "Skip to content",
  home: (product: string) => `${product}, book a courier`,
  mainNavigation: "Main",
  trackDelivery: "Track Delivery",
  loginOrSignUp: "Login/ Sign Up",
  myProfile: "My Profile",
  myAccount: "My Account",
  logout: "Logout",
  /** The other language's own name. */
  otherLanguage: "العربية",
  useDarkColours: "Use dark colours",
  useLightColours: "Use light colours",
  /** The accessible name of the button with the calling code, before the country and the code. */
  phoneCountry: "Country",
  /** Below a phone field whose list of countries fails to load. */
  phoneAbroad: "No list now: type + and the country code.",
  errorTitle: (title: string) => `Error: ${title}`,
  loading: "Loading",
  close: "Close",
  offline: "You are offline. Nothing is lost: go on once connected.",
  backOnline: "You are connected again.",
  notFoundTitle: "This page does not exist",
  notFoundText: "The address may be wrong, or the page has moved.",
  bookDelivery: "Book a delivery",
  failedTitle: "Something went wrong",
  failedText: "What you entered is kept. Load it again, or come back later.",
  outdatedTitle: "This page could not be loaded",
  outdatedText: "There may be a new version or no connection. What you entered is kept.",
  /** Instead of it if the browser knows that it is offline. */
  unreachedText: "You are offline. Load it again once connected.",
  reload: "Load again",
}
