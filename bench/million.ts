/**
 * The effect of a million bookings: looking up a booking, and the lists of staff and customers, among a million
 * bookings and among ten thousand; and the memory after a million requests, compared with after a tenth of them.
 *
 * `npm run bench -- million` takes a quarter of an hour, and 4 GB of disk meanwhile. It runs only by its name.
 */
import { lookUps, lookUpsAndQuotes } from "./database/asked.ts"
import { filledDatabase } from "./database/fill.ts"
import { type Load, load, percentile } from "./database/load.ts"
import { inMiddle } from "./database/ratios.ts"
import { memoryOf, sayMemory, startProduct } from "./database/started.ts"
import { timesOfLists } from "./million/lists.ts"

const million = 1_000_000
const rounds = 9

await compare()

async function compare(): Promise<void> {
  const few = await filledDatabase(10_000)
  const many = await filledDatabase(million)
  await lists(few.path, many.path)
  await bookingByReference(few, many)
  await memory(few)
}

type Filled = Awaited<ReturnType<typeof filledDatabase>>

async function lists(few: string, many: string): Promise<void> {
  const small = await timesOfLists(few)
  for (const [name, { whole, blocked }] of await timesOfLists(many)) {
    const before = small.get(name)?.whole ?? Number.NaN
    const times = `${before.toFixed(1)} ms among 10,000, ${whole.toFixed(1)} among a million`
    console.log(`${name}: ${times}, where others wait ${blocked.toFixed(1)} ms at most`)
  }
}

async function bookingByReference(few: Filled, many: Filled): Promise<void> {
  const asked = [few, many].map(async ({ path, references }) => ({
    ...(await startProduct({ parts: "all", path, clockSpeed: 0 })),
    next: lookUps(references),
    middles: [] as number[],
  }))
  const [small, large] = (await Promise.all(asked)) as [Awaited<(typeof asked)[0]>, Awaited<(typeof asked)[0]>]
  const once = ({ port, next }: typeof small): Promise<Load> => load(port, 1_000, 1, next)
  for (const contestant of [small, large]) for (let warm = 0; warm < 3; warm += 1) await once(contestant)
  for (let round = 0; round < rounds; round += 1)
    for (const contestant of [small, large]) contestant.middles.push(percentile(await once(contestant), 0.5))
  const shares = large.middles.map((middle, round) => middle / (small.middles[round] ?? Number.NaN))
  const spread = `${Math.min(...shares).toFixed(2)} to ${Math.max(...shares).toFixed(2)}`
  const share = inMiddle(shares).toFixed(2)
  console.log(`a booking by its reference among a million, 50th percentile: ${share} x (${spread}; goal at most 1.3 x)`)
  for (const { process: child } of [small, large]) child.disconnect()
}

async function memory({ path, references }: Filled): Promise<void> {
  const product = await startProduct({ parts: "all", path, clockSpeed: 0 })
  const next = lookUpsAndQuotes(references)
  await load(product.port, million / 10, 32, next)
  const early = await memoryOf(product)
  await load(product.port, million - million / 10, 32, next)
  sayMemory("after a million requests, beside after a tenth", await memoryOf(product), early, "1.2 x")
  product.process.disconnect()
}
