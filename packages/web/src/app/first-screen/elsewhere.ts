import type { PageTexts } from "../../environment/texts/dictionaries.ts"

/* The server does not know the reader's time zone. It also renders the texts for readers in other zones, each in an
   element that `first-screen.js` hides from everybody else before the first paint. So nothing arrives later and
   moves the rest. */

/**
 * React writes texts as plain text, which cannot contain an element. These private-use characters mark the place; no
 * text contains them.
 */
const marked = (words: string) => `\ue000${words}\ue001`

/**
 * The dictionary with its zone names marked in the rendered output. Each is looked up when it is read, because it may
 * not be loaded before.
 */
export const forElsewhere = (texts: PageTexts): PageTexts =>
  Object.create(texts, {
    booking: {
      get: () => {
        const { booking } = texts
        return { ...booking, dubaiTime: marked(booking.dubaiTime), dohaTime: marked(booking.dohaTime) }
      },
    },
  })

/**
 * An element that contains nothing else is hidden completely; after a time, the surrounding brackets are hidden with
 * it.
 */
export const markedElsewhere = (markup: string): string =>
  markup
    .replace(/<(\w+)([^<>]*)>\ue000([^\ue001]*)\ue001<\/\1>/g, "<$1$2 data-elsewhere>$3</$1>")
    .replace(/ \(\ue000([^\ue001]*)\ue001\)/g, "<span data-elsewhere> ($1)</span>")
