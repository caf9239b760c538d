import { describe, expect, it } from "vitest"
import { scratchFolder } from "./scratch-folder.mjs"

const roomy = {
  chosen: () => undefined,
  usual: () => "/tmp",
  freeMemoryBytes: () => 8 * 2 ** 30,
  freeBytes: () => 8 * 2 ** 30,
  mounts: () => "tmpfs /dev/shm tmpfs rw,relatime 0 0\n",
}

describe("the folder for the files of tests", () => {
  it("is in memory where there is plenty", () => {
    expect(scratchFolder(roomy)).toBe("/dev/shm")
  })

  it.each([
    ["the folder is small, as in a container", { freeBytes: () => 64 * 2 ** 20 }],
    ["the machine is small", { freeMemoryBytes: () => 2 * 2 ** 30 }],
    ["it runs no programs", { mounts: () => "shm /dev/shm tmpfs rw,nosuid,nodev,noexec,relatime 0 0\n" }],
    ["there is none", { mounts: () => "" }],
  ])("is the usual one where %s", (_, machine) => {
    expect(scratchFolder({ ...roomy, ...machine })).toBe("/tmp")
  })

  it("is the one that somebody chose", () => {
    expect(scratchFolder({ ...roomy, chosen: () => "/mnt/scratch" })).toBe("/mnt/scratch")
  })
})
