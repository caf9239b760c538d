/** A typed amount, "1,250.50", in minor units; null for anything else. */
export function minorOf(text: string): number | null {
  const plain = text.replace(/[\s,]/g, "")
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null
}
