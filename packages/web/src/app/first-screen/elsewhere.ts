import type { PageTexts } from "../../environment/texts/dictionaries.ts"

/*
 * Whose clock a reader has, the server does not know. It draws the words for readers elsewhere too, each in an element that
 * `first-screen.js` hides from all others before the first paint: nothing has to come later and move the rest.
 */

/** React writes words as words, in whose midst no element can begin; these signs are for private use, so in no text. */
const marked = (words: string) => `\ue000${words}\ue001`

/** The dictionary whose names of zones are told apart in what is drawn. Each is looked up where it is read, as it may not be there before. */
export const forElsewhere = (texts: PageTexts): PageTexts =>
  Object.create(texts, {
    booking: {
      get: () => {
        const { booking } = texts
        return { ...booking, dubaiTime: marked(booking.dubaiTime), dohaTime: marked(booking.dohaTime) }
      },
    },
  })

/** An element that has nothing else is hidden whole; after a time, with the brackets around it. */
export const markedElsewhere = (markup: string): string =>
  markup
    .replace(/<(\w+)([^<>]*)>\ue000([^\ue001]*)\ue001<\/\1>/g, "<$1$2 data-elsewhere>$3</$1>")
    .replace(/ \(\ue000([^\ue001]*)\ue001\)/g, "<span data-elsewhere> ($1)</span>")
