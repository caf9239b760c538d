import { describe, it } from "vitest"
import { drivenContracts } from "./contracts/driven-contracts.ts"
import { inMemoryPorts } from "./in-memory-ports.ts"

for (const [port, cases] of Object.entries(drivenContracts)) {
  describe(`${port} in memory`, () => {
    for (const { name, run } of cases) it(name, () => run(inMemoryPorts()))
  })
}
