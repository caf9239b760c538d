import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { pinnedRows } from "./pinned-rows.mjs"
import { root } from "./tools.mjs"

/** Titles as they are written. */
const title = /\b(?:it|test)(?:\.each\([\s\S]*?\))?\(\s*(["'`])((?:(?!\1)[^\\]|\\.)*)\1/g

/** Names of a contract's cases, which become titles of every suite that runs it. */
const caseName = /\bname: `((?:[^`\\]|\\.)*)`/g

/** A part that a title gets when its test is collected: `${kind}`, `$kind`, `%s`. */
const part = /\$\{[^}]*\}|\$\w+|%[sdij]/

const sources = globSync("{packages,scripts}/**/*.{ts,tsx,mjs}", {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
}).map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }))
const homes = new Map()
for (const { file, text } of sources)
  for (const [, , name] of text.matchAll(title)) homes.set(name, new Set([...(homes.get(name) ?? []), file]))
const pinned = [...new Set(pinnedRows((path) => readFileSync(join(root, path), "utf8")).flatMap(({ names }) => names))]

it("a title that pins a rule is of tests in one file only: the rule would outlive one of two", () => {
  expect(pinned.filter((name) => homes.has(name)).length).toBeGreaterThan(500)
  const ofTwo = pinned.filter((name) => (homes.get(name)?.size ?? 0) > 1)
  expect(ofTwo.map((name) => [name, ...homes.get(name)])).toEqual([])
})

/** Of a title of parts, its own letters without which it would be any title: `is ${name}` says nothing. */
const ownLetters = 6

it("a title that pins a rule is written somewhere, which the whole run would only miss when all of it is over", () => {
  const isWritten = (name) => sources.some(({ text }) => text.includes(name))
  const caseNames = sources.flatMap(({ text }) => [...text.matchAll(caseName)].map(([, name]) => name))
  const ofParts = [...homes.keys(), ...caseNames]
    .map((name) => name.split(part).map((text) => text.replaceAll(/\\(.)/g, "$1")))
    .filter((texts) => texts.length > 1 && texts.join("").replaceAll(/\W/g, "").length >= ownLetters)
    .map((texts) => new RegExp(`^${texts.map((text) => RegExp.escape(text)).join(".+")}$`))
  const unwritten = pinned.filter((name) => !isWritten(name) && !ofParts.some((written) => written.test(name)))
  expect(unwritten).toEqual([])
})
