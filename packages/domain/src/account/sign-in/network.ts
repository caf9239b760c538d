/**
 * What counts as one caller when calls are counted by network address: an IPv4 address, or the /64 of an IPv6 address,
 * of which a household has as many as it likes.
 *
 * @example networkOf("2001:db8:1:2:3:4:5:6") // "2001:db8:1:2"
 */
export function networkOf(address: string): string {
  const plain = address
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, "")
    .replace(/%.*$/, "")
  if (!plain.includes(":")) return plain
  const [head = "", tail] = plain.split("::")
  const groupsOf = (text: string): readonly string[] => (text === "" ? [] : text.split(":"))
  const [before, after] = [groupsOf(head), groupsOf(tail ?? "")]
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array.from({ length: missing }, () => "0"), ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")
}
