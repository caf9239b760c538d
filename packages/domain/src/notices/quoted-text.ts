/**
 * What makes a program recognise an address: a colon, slash or at sign, also a wide one, directly followed by more, or
 * a dot followed by two or more characters: "L.L.C" is none.
 */
const insideAddress = /[:/@：／＠](?=[^\s.…,:;'’")])|[.．。｡](?=[^\s.…,:;'’")]{2})/gu

/**
 * A name or a place as quoted in a message that is not from whoever chose it. Somebody typed it, and our message gives it
 * our credibility. So it is shortened, and nothing in it is an address that a mail program or a phone would turn into a
 * link. A phone number stays one.
 *
 * @param most how many characters it may have; an address has more than a name
 * @example quotedText("Pay at http://pay.example") // "Pay at http: / / pay. example"
 */
export function quotedText(typed: string, most = 40): string {
  const signs = [...typed.replace(insideAddress, "$& ")]
  return signs.length > most
    ? `${signs
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`
    : signs.join("")
}
