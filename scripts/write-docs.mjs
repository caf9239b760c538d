/** `npm run docs`: writes the pages that are generated from the code. A test fails when one of them is out of date. */
import { writeFileSync } from "node:fs"
import { generatedPages } from "./generated-pages.mjs"

for (const { path, text } of await generatedPages()) {
  writeFileSync(path, text)
  console.log(path)
}
