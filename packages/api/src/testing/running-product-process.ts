import type { DatabaseSettings } from "@mersal/adapters-db/database/connection"
import { startProduct } from "./running-product.ts"

// Prints its address once it is ready.

const [database = ""] = process.argv.slice(2)
const { url } = await startProduct({ database: JSON.parse(database) as DatabaseSettings })
process.stdout.write(`${url}\n`)
