/** The page that is served for every other one without network. */
export const keptPage = "/go/book"

/**
 * A page as it is stored. The server writes its time into each page, from which the page's clock starts. Read hours
 * later it would be wrong, so a stored page says instead how far the server's clock is ahead of the device's.
 */
const withLead = (html: string, deviceNow: number): string =>
  html.replace(/"now":"([^"]*)"/, (_, now) => `"lead":${Date.parse(now) - deviceNow}`)

/** A stored page as it is opened: with the server's time of this moment, whatever the device's clock says. */
export const asOpened = (html: string, deviceNow: number): string =>
  html.replace(/"lead":(-?\d+)/, (_, lead) => `"now":"${new Date(deviceNow + Number(lead)).toISOString()}"`)

/**
 * A page without its server-rendered screen, so that it can open every screen. That screen belongs to one minute, one
 * address and one language.
 */
const withoutScreen = (html: string): string =>
  html.replace(/<!--drawn-->[\s\S]*?<!--\/drawn-->/g, "").replace(/(<html[^>]*?) data-language="[^>]*>/, "$1>")

export const asKept = (html: string, deviceNow: number): string => withoutScreen(withLead(html, deviceNow))
