import type { ParsedPhone } from "./phone.ts"
import type { PhoneReader } from "./phone-reader.ts"

/** Reads each phone once, however many checks need it: reading takes longer than all other checks of an order. */
export function phonesReadOnce(readPhone: PhoneReader): PhoneReader {
  const known = new Map<string, ParsedPhone>()
  return (text, market) => {
    const key = `${market}|${text}`
    const read = known.get(key) ?? readPhone(text, market)
    known.set(key, read)
    return read
  }
}
