/**
 * The slot engine beside other ways to the same answers.
 *
 * Each contender is a process of its own. First it answers at a few hundred instants, and all who are asked the same have to
 * answer alike. Then its calls are measured in CPU time, each call about another instant, in rounds that are handed out
 * in turn, so that what else the machine does meets all of them. Only the ratios mean something. From one question to the
 * next the engine remembers the offsets of its zone and what the calendar says of a date, and no answer.
 */
import type { Question } from "./slot-engine/contenders.ts"

/** Those who are measured in the same rounds. */
const contests: readonly (readonly Question[])[] = [["quote"], ["pickups"], ["closing", "earliest", "check", "explain"]]

const entry = import.meta.filename
const [role, given] = process.argv.slice(2)

// A process that is to make its first quote loads nothing else before it.
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
