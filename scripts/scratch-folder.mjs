/**
 * The folder for the tests' databases: in memory if the machine has plenty, otherwise on disk. Nothing in it outlives a
 * test, and creating a PostgreSQL database in memory takes an eighth of the time.
 */
import { readFileSync, statfsSync } from "node:fs"
import { tmpdir } from "node:os"

/** Several times what a run needs at once. */
const plentyBytes = 4 * 2 ** 30

/** The folder that TMPDIR names, if set; else Linux's memory, if it is large enough and allows programs to run. */
export function scratchFolder(machine = thisMachine) {
  const chosen = machine.chosen()
  if (chosen !== undefined) return chosen
  const memory = "/dev/shm"
  const isRoomy = machine.freeBytes(memory) >= plentyBytes && machine.freeMemoryBytes() >= plentyBytes
  return isRoomy && holdsPrograms(machine.mounts(), memory) ? memory : machine.usual()
}

/** The machine's properties. Tests of the rule pass in others. */
const thisMachine = {
  chosen: () => process.env.TMPDIR,
  usual: tmpdir,
  freeMemoryBytes: () => process.availableMemory(),
  freeBytes: (folder) => orElse(0, () => freeBytesIn(statfsSync(folder))),
  mounts: () => orElse("", () => readFileSync("/proc/mounts", "utf8")),
}

const freeBytesIn = ({ bavail, bsize }) => bavail * bsize

/** PostgreSQL's programs may be beside its files, and a container's memory often allows none to run. */
function holdsPrograms(mounts, folder) {
  const lines = mounts.split("\n").map((line) => line.split(" "))
  const options = lines.findLast(([, place]) => place === folder)?.[3]
  return options !== undefined && !options.split(",").includes("noexec")
}

function orElse(otherwise, answer) {
  try {
    return answer()
  } catch {
    return otherwise
  }
}
