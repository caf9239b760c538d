/**
 * Runs each property of the schedule suite a million times over random books, in pieces of ten thousand on two
 * processes. Piece n has seed n, so that every run draws the same cases, and a run can continue where another was
 * interrupted.
 */
import { fork } from "node:child_process"

const usual = { runs: 1_000_000, piece: 10_000, processes: 2 }

/**
 * What to run, from the command line: words or numbers of properties, and where to continue.
 *
 * @param {string[]} given such as ["28", "cut-off", "--from=17b:34", "--runs=50000"]
 * @throws {Error} for an unknown option
 */
export function readWishes(given) {
  const wishes = { words: [], runs: usual.runs, piece: usual.piece, from: undefined }
  for (const argument of given) {
    const [, name, value] = /^--(runs|piece|from)=(.+)$/.exec(argument) ?? []
    if (name === "from") wishes.from = value
    else if (name && Number(value) >= 1) wishes[name] = Number(value)
    else if (argument.startsWith("--"))
      throw new Error(`There is no option ${argument}: there are --from, --runs, --piece`)
    else wishes.words.push(argument)
  }
  return wishes
}

/** A key for each property: its number, with a letter from the number's second property on. */
export function keysOf(properties) {
  const seen = new Map()
  return properties.map(({ number }) => {
    const before = seen.get(number) ?? 0
    seen.set(number, before + 1)
    return before === 0 ? `${number}` : `${number}${String.fromCharCode(97 + before)}`
  })
}

/**
 * All requested pieces, in order.
 *
 * @param {{ key: string, name: string }[]} properties
 * @throws {Error} if there are none, or if the piece to continue from is not among them
 */
export function piecesOf(properties, { words, runs, piece, from }) {
  const isWanted = ({ key, name }) =>
    words.length === 0 ||
    words.some((word) => (/^\d/.test(word) ? key === word || key.replace(/\D/, "") === word : name.includes(word)))
  const pieces = properties.filter(isWanted).flatMap(({ key }) =>
    Array.from({ length: Math.ceil(runs / piece) }, (_, at) => ({
      key,
      seed: at + 1,
      runs: Math.min(piece, runs - at * piece),
    })),
  )
  if (pieces.length === 0) throw new Error(`No property has ${words.join(" or ")} in its name`)
  if (from === undefined) return pieces
  const [key, seed = "1"] = from.split(":")
  const start = pieces.findIndex((one) => one.key === key && one.seed === Number(seed))
  if (start < 0) throw new Error(`There is no piece ${from}`)
  return pieces.slice(start)
}

/**
 * Runs the suite, prints each property as it ends, and answers whether all passed. Ctrl-C ends it and prints how to
 * continue.
 */
export async function runDeepSuite(given, print = console.log) {
  const wishes = readWishes(given)
  const workers = Array.from({ length: usual.processes }, startWorker)
  try {
    const listed = await Promise.all(workers.map(({ ready }) => ready))
    const keys = keysOf(listed[0])
    const properties = listed[0].map((property, at) => ({ ...property, key: keys[at] }))
    const pieces = piecesOf(properties, wishes)
    return await runPieces(workers, properties, pieces, given, print)
  } finally {
    for (const { child } of workers) child.kill("SIGKILL")
  }
}

async function runPieces(workers, properties, pieces, given, print) {
  const waiting = [...pieces]
  const underWay = new Set()
  const tallies = new Map(properties.map(({ key, name }) => [key, { key, name, runs: 0, ms: 0, failure: undefined }]))
  const isLeft = (wanted) => [...waiting, ...underWay].some(({ key }) => key === wanted)
  const started = performance.now()
  const printSummary = () => print(summary([...tallies.values()], performance.now() - started))

  const work = async (worker) => {
    for (let piece = waiting.shift(); piece; piece = waiting.shift()) {
      underWay.add(piece)
      const { key, seed } = piece
      const { failure, ms } = await worker.ask({
        at: properties.findIndex((property) => property.key === key),
        ...piece,
      })
      underWay.delete(piece)
      const tally = tallies.get(key)
      tally.ms += ms
      if (failure === undefined) tally.runs += piece.runs
      else if (tally.failure === undefined) {
        tally.failure = seed
        print(`\n${key}. ${tally.name}: seed ${seed}, ${piece.runs} runs\n${failure}\n`)
        // The property's other pieces are dropped: they run once the fault is fixed.
        for (let at = waiting.length - 1; at >= 0; at--) if (waiting[at].key === key) waiting.splice(at, 1)
      }
      if (!isLeft(key)) print(lineOf(tally))
    }
  }
  const interrupted = () => {
    for (const tally of tallies.values()) if (tally.runs > 0 && isLeft(tally.key)) print(`so far ${lineOf(tally)}`)
    printSummary()
    const [{ key, seed }] = [...underWay].sort((a, b) => pieces.indexOf(a) - pieces.indexOf(b))
    const same = given.filter((argument) => !argument.startsWith("--from="))
    print(`Interrupted. To go on: npm run test:deep -- ${["suite", ...same, `--from=${key}:${seed}`].join(" ")}`)
    for (const { child } of workers) child.kill("SIGKILL")
    process.exit(130)
  }

  for (const signal of signals) process.once(signal, interrupted)
  await Promise.all(workers.map(work))
  for (const signal of signals) process.off(signal, interrupted)
  printSummary()
  return [...tallies.values()].every(({ failure }) => failure === undefined)
}

const signals = ["SIGINT", "SIGTERM"]

function lineOf({ key, name, runs, ms, failure }) {
  const title = `${key.padStart(3)}. ${name}`
  if (failure !== undefined) return `✗ ${title}: failed with seed ${failure}`
  const perSecond = Math.round((runs / Math.max(ms, 1)) * 1000)
  return `✓ ${title}: ${grouped(runs)} runs, ${grouped(perSecond)} a second of one processor`
}

function summary(tallies, ms) {
  const done = tallies.filter(({ runs, failure }) => runs > 0 || failure !== undefined)
  const failed = done.filter(({ failure }) => failure !== undefined)
  const runs = done.reduce((sum, tally) => sum + tally.runs, 0)
  const minutes = (ms / 60_000).toFixed(1)
  return `${grouped(runs)} runs of ${done.length} of ${tallies.length} properties in ${minutes} minutes, ${failed.length} failed`
}

const grouped = (count) => count.toLocaleString("en")

/** A process for the properties that runs one piece at a time. */
function startWorker() {
  const script = new URL("./deep-suite-worker.mjs", import.meta.url)
  const child = fork(script, { execArgv: ["--conditions=@mersal/source", "--disable-warning=ExperimentalWarning"] })
  const answer = () =>
    new Promise((resolve, reject) => {
      const ended = (code) => reject(new Error(`A process of the suite ended with ${code}`))
      child.once("exit", ended)
      child.once("message", (message) => {
        child.off("exit", ended)
        resolve(message)
      })
    })
  return {
    child,
    ready: answer(),
    ask(piece) {
      child.send(piece)
      return answer()
    },
  }
}
