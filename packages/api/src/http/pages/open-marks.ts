import type { Contact } from "@mersal/domain/site/contact"
import { escaped } from "@mersal/domain/site/escaped"

/** What is written into a page's placeholders, besides the data for its script. */
interface Shown extends Pick<Contact, "supportPhone" | "whatsapp"> {
  readonly productName: string
}

/**
 * The application's page with what browsers show of it before or without its scripts: the product's name, and how to
 * reach the operator. The numbers are the operator's, and cannot end their element.
 */
export const withOpenMarks = (html: string, shown: Shown): string =>
  html
    .replace("<!--mersal-name-->", () => escaped(shown.productName))
    .replace("<!--mersal-reach-->", () => reachOf(shown))

function reachOf({ supportPhone, whatsapp }: Shown): string {
  const links = [
    ...(supportPhone ? [`<a href="tel:${escaped(supportPhone)}" dir="ltr">${escaped(supportPhone)}</a>`] : []),
    ...(whatsapp ? [`<a href="https://wa.me/${escaped(whatsapp)}">WhatsApp</a>`] : []),
  ]
  return links.length === 0 ? "" : `<p>${links.join(" · ")}</p>`
}
