const longest = 40

/**
 * What makes a program see an address: a colon, slash or at sign, also a wide one, with more right behind it, or a dot with
 * two signs or more: "L.L.C" is none.
 */
const insideAddress = /[:/@：／＠](?=[^\s.…,:;'’")])|[.．。｡](?=[^\s.…,:;'’")]{2})/gu

/**
 * A name as a message repeats it that is not from whoever chose the name. It was typed by somebody, and a message of ours
 * lends it our word: so it is short, and nothing in it is an address that a mail program or a phone would make a link of. A
 * phone number stays one.
 *
 * @example quotedText("Pay at http://pay.example") // "Pay at http: / / pay. example"
 */
export function quotedText(typed: string): string {
  const signs = [...typed.replace(insideAddress, "$& ")]
  return signs.length > longest
    ? `${signs
        .slice(0, longest - 1)
        .join("")
        .trimEnd()}…`
    : signs.join("")
}
