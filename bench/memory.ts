/**
 * Measures the API's memory: idle, compared with a bare Express process with the same database driver; and after 50,000
 * requests, compared with after a tenth of them. `npm run bench -- million` makes a million requests.
 *
 * The product is what `npm start` serves: bundled, and with its flags and its environment. From sources, Node would also
 * hold its TypeScript parser in memory.
 */
import { lookUpsAndQuotes } from "./database/asked.ts"
import { filledDatabase } from "./database/fill.ts"
import { load } from "./database/load.ts"
import { memoryOf, sayMemory, startExpress, startProduct } from "./database/started.ts"

const requests = 50_000

await compare()

async function compare(): Promise<void> {
  const { path, references } = await filledDatabase(10_000)
  const express = await startExpress()
  const product = await startProduct({ parts: "all", path, clockSpeed: 0 })
  sayMemory("idle, beside Express with the same driver", await memoryOf(product), await memoryOf(express), "1.6 x")
  express.process.disconnect()
  const next = lookUpsAndQuotes(references)
  await load(product.port, requests / 10, 32, next)
  const early = await memoryOf(product)
  await load(product.port, requests - requests / 10, 32, next)
  sayMemory(`after ${requests} requests, beside after a tenth`, await memoryOf(product), early, "1.2 x")
  product.process.disconnect()
}
