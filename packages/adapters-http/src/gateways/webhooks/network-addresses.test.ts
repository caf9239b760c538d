import { describe, expect, it } from "vitest"
import { isOuterAddress } from "./network-addresses.ts"

describe("an address that a stranger may have us call", () => {
  it.each(["8.8.8.8", "172.32.0.1", "1.1.1.1", "2606:4700:4700::1111", "::ffff:8.8.8.8"])("is %s", (address) => {
    expect(isOuterAddress(address)).toBe(true)
  })

  it.each([
    ...["127.0.0.1", "127.8.9.1", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1", "100.64.0.1"],
    ...["169.254.169.254", "224.0.0.1", "255.255.255.255", "198.18.0.1", "192.88.99.1"],
    ...[
      "::1",
      "::",
      "fe80::1",
      "fd00::1",
      "::ffff:127.0.0.1",
      "::ffff:10.0.0.1",
      "::ffff:a9fe:a9fe",
      "64:ff9b::7f00:1",
      "64:ff9b:1::a00:1",
      "::7f00:1",
      "::a00:1",
      "fec0::1",
    ],
    ...["localhost", "", "1", "0x7f.1", "127.1"],
  ])("is not %s", (address) => {
    expect(isOuterAddress(address)).toBe(false)
  })
})
