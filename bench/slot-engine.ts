/**
 * Compares the slot engine with other implementations of the same answers.
 *
 * Each contender is a process of its own. First it answers at a few hundred instants, and all contenders for the same
 * question must agree. Then its calls are measured in CPU time, each call about another instant, in rounds that the
 * contenders run in turn, so that other load on the machine affects all alike. Only the ratios are meaningful. From one
 * question to the next the engine caches the offsets of its zone and the calendar's data of a date, but no answers.
 */
import type { Question } from "./slot-engine/contenders.ts"

/** The questions that are measured in the same rounds. */
const contests: readonly (readonly Question[])[] = [["quote"], ["pickups"], ["closing", "earliest", "check", "explain"]]

const entry = import.meta.filename
const [role, given] = process.argv.slice(2)

// A process that makes its first quote must load nothing else before it.
if (role === "first")
  (await import("./slot-engine/first-quote.ts")).quoteFirst(given === "hinted" ? "hinted" : "throughIntl")
else if (role === "contender") await (await import("./slot-engine/contest.ts")).contend(Number(given))
else await compare()

async function compare(): Promise<void> {
  const { contenders } = await import("./slot-engine/contenders.ts")
  const { contest } = await import("./slot-engine/contest.ts")
  const { firstQuotes } = await import("./slot-engine/first-quote.ts")
  const { hasPeers } = await import("./slot-engine/peers.ts")
  const { printBars, printTables } = await import("./slot-engine/report.ts")

  const entrants = contenders.filter(({ isPeer = false }) => !isPeer || hasPeers())
  if (!hasPeers()) console.log("bench/peers is not installed: its libraries are left out.")

  const results = []
  for (const questions of contests) {
    const some = await contest(
      entry,
      entrants.filter(({ question }) => questions.includes(question)),
    )
    printTables(some)
    results.push(...some)
  }
  if (!printBars(results, await firstQuotes(entry))) process.exitCode = 1
}
