import { BlockList, isIP } from "node:net"

/**
 * Networks that belong to nobody outside: our own machine, its neighbours, the cloud's keeper of secrets. An address that
 * a stranger gave us must not make us talk to them (checklist V1.3.6).
 */
const inner = new BlockList()
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const) {
  inner.addSubnet(network, bits, "ipv4")
}
for (const [network, bits] of [
  // IPv4 addresses are written in it, which nothing outside needs any more.
  ["::", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
] as const) {
  inner.addSubnet(network, bits, "ipv6")
}

/** Whether a numeric address lies outside, where strangers may have us call. IPv4 written as IPv6 is read as what it is. */
export function isOuterAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 0) return false
  return !inner.check(address, version === 4 ? "ipv4" : "ipv6")
}
