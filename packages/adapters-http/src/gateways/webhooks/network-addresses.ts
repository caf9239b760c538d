import { BlockList, isIP } from "node:net"

/**
 * Networks that are not public: our own machine, its neighbours, the cloud's metadata server with its secrets. An
 * address that a stranger gave us must not make us call them (checklist V1.3.6).
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
  // It contains IPv4 addresses in an obsolete notation that no public server needs.
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

/**
 * Whether a numeric address is public, so that strangers may have us call it. An IPv4 address written as IPv6 is read
 * as IPv4.
 */
export function isOuterAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 0) return false
  return !inner.check(address, version === 4 ? "ipv4" : "ipv6")
}
