/** The page that stands in for every other one while there is no network. */
export const keptPage = "/go/book"

/**
 * A page as it may be kept. The server writes its instant into each page, and the page's clock starts from it: read
 * again hours later it would be wrong, so a kept page has none and goes by the device's clock.
 */
export const withoutInstant = (html: string): string => html.replace(/"now":"[^"]*",?/, "")
