/** The page that is served for every other one without network. */
export const keptPage = "/go/book"

/**
 * A page as it may be stored. The server writes its time into each page, from which the page's clock starts. Read hours
 * later it would be wrong, so a stored page contains no time and uses the device's clock.
 */
const withoutInstant = (html: string): string => html.replace(/"now":"[^"]*",?/, "")

/**
 * A page without its server-rendered screen, so that it can open every screen. That screen belongs to one minute, one
 * address and one language.
 */
const withoutScreen = (html: string): string =>
  html.replace(/<!--drawn-->[\s\S]*?<!--\/drawn-->/g, "").replace(/(<html[^>]*?) data-language="[^>]*>/, "$1>")

export const asKept = (html: string): string => withoutScreen(withoutInstant(html))
