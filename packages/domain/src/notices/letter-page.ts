import type { Language } from "../messages/language.ts"

/** An e-mail's content: its text, a table of amounts if there is one, and links. */
export interface Letter {
  readonly language: Language
  readonly title: string
  readonly sentence: string
  /** Names and amounts of a receipt, in order. */
  readonly lines: readonly LetterLine[]
  readonly links: readonly LetterLink[]
}

export interface LetterLine {
  readonly name: string
  readonly amount: string
}

export interface LetterLink {
  readonly text: string
  readonly url: string
}

/** The e-mail for readers without pictures and styles. */
export const letterText = ({ sentence, lines, links }: Letter): string =>
  [
    sentence,
    ...(lines.length > 0 ? [lines.map(({ name, amount }) => `${name}: ${amount}`).join("\n")] : []),
    ...links.map(({ text, url }) => `${text}\n${url}`),
  ].join("\n\n")

/** The same as a page of one column, which any mail program shows, in the direction of its language. */
export function letterPage({ language, title, sentence, lines, links }: Letter): string {
  const [heading, said] = [title, sentence].map((text) => inOneLine(escaped(text)))
  const side = language === "ar" ? "right" : "left"
  const other = language === "ar" ? "left" : "right"
  const rows = lines.map(
    ({ name, amount }) =>
      `<tr><td style="padding:4px 0;text-align:${side}">${escaped(name)}</td><td style="padding:4px 0;text-align:${other}"><bdi>${escaped(amount)}</bdi></td></tr>`,
  )
  const table = rows.length > 0 ? `<table role="presentation" width="100%">${rows.join("")}</table>` : ""
  // The colon refers to the address below it, which only the plain text has.
  const anchors = links.map(
    ({ text, url }) => `<p><a href="${escaped(url)}">${escaped(text.replace(/:$/, ""))}</a></p>`,
  )
  return `<!doctype html><html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style></head><body style="margin:0;padding:24px;font-family:Arial,sans-serif;font-size:16px;line-height:1.5;text-align:${side}"><div style="max-width:560px;margin:0 auto"><h1 style="font-size:20px">${heading}</h1><p>${said}</p>${table}${anchors.join("")}</div></body></html>`
}

/** The colours of our pages, light and dark, instead of a mail program's own; the last amount is the total. */
const style =
  ":root{color-scheme:light dark}a{color:#652ab3}table{border-collapse:collapse}tr:last-child td{border-top:1px solid #cdcad4;font-weight:bold}@media(prefers-color-scheme:dark){a{color:#c8b3fe}}"

/**
 * Keeps a reference in one line: otherwise its last character would stand alone in the next, in Arabic after the full
 * stop.
 */
const inOneLine = (text: string): string =>
  text.replace(/\b(?:AE|QA)(?: [0-9A-Z]{4}){3} [0-9A-Z]\b/g, (reference) => reference.replaceAll(" ", "\u00a0"))

/** Text escaped for elements and attributes of a page, so that nobody's name is markup. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
