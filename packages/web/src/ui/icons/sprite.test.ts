import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { iconNames } from "./icon-names.ts"

it("the icon sprite holds exactly the icons that components may name", () => {
  const sprite = readFileSync(new URL("./sprite.svg", import.meta.url), "utf8")
  const symbols = [...sprite.matchAll(/<symbol id="icon-([\w-]+)"/g)].map(([, name]) => name)
  expect(symbols.sort()).toEqual([...iconNames].sort())
})
