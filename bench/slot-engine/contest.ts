/** Runs one process per contender, with rounds in turn. */
import { type ChildProcess, fork } from "node:child_process"
import { createHash } from "node:crypto"
import { type Contender, contenders } from "./contenders.ts"
import { checkedInstants, spreadInstants } from "./instants.ts"
import { reply } from "./reply.ts"

const rounds = 5
const warmUpMs = 600
const roundMs = 250

/** Microseconds per call, one figure per round. */
export interface Result {
  readonly contender: Contender
  readonly times: readonly number[]
}

interface Contestant {
  readonly contender: Contender
  readonly process: ChildProcess
  /** A digest of the answer at each checked instant. */
  readonly answers: readonly string[]
}

/** Compares the entrants' answers, then measures them. Throws when two of them differ. */
export async function contest(entry: string, entrants: readonly Contender[]): Promise<readonly Result[]> {
  const contestants: Contestant[] = []
  try {
    for (const contender of entrants) contestants.push(await enter(entry, contender))
    requireEqualAnswers(contestants)
    const measured = contestants.filter(({ contender }) => !contender.isWitness)
    const results = measured.map(({ contender }) => ({ contender, times: [] as number[] }))
    for (const { process } of measured) await round(process, warmUpMs)
    for (let count = 0; count < rounds; count++)
      for (const [index, { process }] of measured.entries()) results[index]?.times.push(await round(process, roundMs))
    return results
  } finally {
    for (const { process } of contestants) process.kill()
  }
}

async function enter(entry: string, contender: Contender): Promise<Contestant> {
  const env = { ...process.env, TZ: contender.machineZone ?? "UTC" }
  const child = fork(entry, ["contender", String(contenders.indexOf(contender))], { env })
  return { contender, process: child, answers: await reply<readonly string[]>(child) }
}

async function round(child: ChildProcess, milliseconds: number): Promise<number> {
  child.send(milliseconds)
  return reply<number>(child)
}

function requireEqualAnswers(contestants: readonly Contestant[]): void {
  const groups = Map.groupBy(contestants, ({ contender }) => `${contender.question} ${contender.zone}`)
  for (const [first, ...others] of groups.values())
    for (const other of others) {
      const index = other.answers.findIndex((answer, at) => answer !== first?.answers[at])
      if (first === undefined || index < 0) continue
      const at = new Date(checkedInstants(other.contender.zone)[index] ?? Number.NaN).toISOString()
      throw new Error(`${first.contender.title} and ${other.contender.title} answer differently at ${at}`)
    }
}

/** The contender's process: its answers, then a round for each message. */
export async function contend(index: number): Promise<void> {
  const contender = contenders[index]
  if (contender === undefined) throw new RangeError(`There is no contender ${index}`)
  const { answer, read } = await contender.load()
  const nextInstant = spreadInstants()
  process.on("message", (milliseconds: number) => process.send?.(timeOfCall(read, nextInstant, milliseconds)))
  process.once("disconnect", () => process.exit(0))
  process.send?.(checkedInstants(contender.zone).map((now) => digest(answer(now))))
}

const digest = (answer: unknown): string => createHash("sha1").update(JSON.stringify(answer)).digest("base64")

/**
 * The CPU time of one call in microseconds, measured over this many milliseconds of CPU time. It excludes other
 * processes but includes garbage collection in other threads.
 */
function timeOfCall(read: (now: number) => number, nextInstant: () => number, milliseconds: number): number {
  const begun = process.cpuUsage()
  let used = 0
  let calls = 0
  let sum = 0
  let batch = 1
  while (used < milliseconds * 1_000) {
    for (let call = 0; call < batch; call++) sum += read(nextInstant())
    calls += batch
    const before = used
    const { user, system } = process.cpuUsage(begun)
    used = user + system
    // Large enough that reading the clock costs nothing, small enough that a round ends in time.
    if (used - before < 1_000) batch *= 2
  }
  // Uses the sum, so that no call can be optimised away.
  if (Number.isNaN(sum)) throw new Error("An answer was read into no number")
  return used / calls
}
