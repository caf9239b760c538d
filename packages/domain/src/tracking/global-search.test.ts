import { describe, expect, it } from "vitest"
import { searchFields, searchTrouble } from "./global-search.ts"

describe("a global search that fails", () => {
  it("names its field where the server answered, and the network where it did not", () => {
    for (const field of searchFields) {
      expect(searchTrouble(field, true)).toEqual({ kind: "invalid-field", field })
      expect(searchTrouble(field, false)).toEqual({ kind: "network" })
    }
  })
})
