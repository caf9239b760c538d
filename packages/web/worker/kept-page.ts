/** The page that stands in for every other one while there is no network. */
export const keptPage = "/go/book"

/**
 * A page as it may be kept. The server writes its instant into each page, and the page's clock starts from it: read
 * again hours later it would be wrong, so a kept page has none and goes by the device's clock.
 */
const withoutInstant = (html: string): string => html.replace(/"now":"[^"]*",?/, "")

/**
 * A page as it opens every screen: nothing of the one that the server has drawn into it, which is that of its minute, of
 * one address and of one language.
 */
const withoutScreen = (html: string): string =>
  html.replace(/<!--drawn-->[\s\S]*?<!--\/drawn-->/g, "").replace(/(<html[^>]*?) data-language="[^>]*>/, "$1>")

export const asKept = (html: string): string => withoutScreen(withoutInstant(html))
