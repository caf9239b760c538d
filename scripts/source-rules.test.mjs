import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { npm } from "./install.mjs"
import { root } from "./tools.mjs"

// Rules that no test of behaviour can check: something must not occur in the source (docs/security.md).

const tracked = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root })
  .toString()
  .split("\0")
  .filter((path) => path !== "")

const textOf = (path) => {
  try {
    return readFileSync(join(root, path), "utf8")
  } catch {
    // Deleted, and not committed yet.
    return ""
  }
}

/** The files that run in production: no tests, test helpers or migrations. */
const shipped = tracked.filter(
  (path) => /^packages\/[\w-]+\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path),
)

/** The shipped files that match a pattern. */
const holding = (pattern, files = shipped) => files.filter((path) => pattern.test(textOf(path)))

/** Robots are the customers, dispatchers and drivers of a demo: they call a product from outside, like browsers. */
const isRobot = (path) => path.startsWith("packages/api/src/robot/")
const isDemo = (path) => /^packages\/api\/src\/commands\/demo(-[\w-]+)?\.ts$/.test(path)

test("no text becomes code or a page: no eval, no inner HTML, no shell", () => {
  const code =
    /\beval\(|new Function\(|dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|document\.write\(/
  expect(holding(code)).toEqual([])
  // Backups run PostgreSQL's programs with a list of arguments, none of which comes from a caller; the demo's command
  // starts the product.
  expect(holding(/child_process/)).toEqual([
    "packages/adapters-db/src/backup/postgres-backup.ts",
    "packages/api/src/commands/demo-product.ts",
  ])
  expect(holding(/shell: true/)).toEqual([])
})

test("statements are texts of ours with marks for values: raw ones are the migrations' alone", () => {
  const running = shipped.filter((path) => path.startsWith("packages/adapters-db/") && !path.includes("/migrations/"))
  expect(holding(/\.raw\(/, running)).toEqual([])
})

test("the network is reached through gateways alone", () => {
  const reaching = /\bfetch\(|from "(undici|nodemailer|web-push)"/
  const isGateway = (path) => path.startsWith("packages/adapters-http/src/gateways/")
  // Code that runs in a browser calls the server of its own page: the client, the pages, the test provider's page.
  const isOfBrowser = (path) =>
    /^packages\/(adapters-http\/src\/client|web\/src)\//.test(path) || path.endsWith("/pages/issuer-page.ts")
  expect(holding(reaching).filter((path) => !isGateway(path) && !isOfBrowser(path) && !isRobot(path))).toEqual([])
})

test("robots are no part of what is served: the command of the demo alone starts them", () => {
  const importing = /(from |import\()"[^"]*\/(robot\/|commands\/demo)/
  expect(holding(importing).filter((path) => !isRobot(path) && !isDemo(path))).toEqual([])
  expect(holding(importing).filter(isDemo)).not.toEqual([])
})

test("getters are a class's: what one of a single object sees stays in memory until the next full collection", () => {
  // A class begins at column one, so its own members are indented once.
  expect(holding(/^ {3,}get \w+\(/m)).toEqual([])
  expect(holding(/^ {2}get \w+\(/m)).toContain("packages/api/src/http/options-of-call.ts")
})

test("a style asks with :has about the element that it styles: of one around it, any press would be asked", () => {
  const sheets = tracked.filter((path) => /^packages\/web\/src\/.*\.css$/.test(path))
  const reaching = sheets.flatMap((path) => selectorsOf(textOf(path)).filter(asksAround))
  // What these style is seldom on a page, or only where nothing else is (docs/decisions/173).
  expect(reaching).toEqual([
    ':root:not(:has(#first-screen):not([data-drawn="unseen"])) #page:empty::before',
    ":root:has(#not-loaded) #page:empty::before",
    "main:has(.coming) ~ :is(section, aside, footer)",
    ".alert:has(> .dismiss) .title",
    ".alert:has(.title) > .dismiss",
    ":root:has(dialog:modal) .toast",
  ])
  const examples = ".card:has(a), .card:has(> a b) c, a ~ b:not(:has(c d)), .a:has(.b, :is(c)) d {}"
  expect(selectorsOf(examples).filter(asksAround)).toEqual([".card:has(> a b) c", ".a:has(.b, :is(c)) d"])
})

/** The selectors of a style sheet, one by one. */
const selectorsOf = (sheet) =>
  [...sheet.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/(?<=^|[{};])[^{};@]+(?=\{)/g)].flatMap(([list]) =>
    splitOutside(list).map((selector) => selector.trim().replaceAll(/\s+/g, " ")),
  )

/** Splits at commas, but not at those within parentheses. */
function splitOutside(list) {
  const parts = [""]
  let depth = 0
  for (const letter of list) {
    if (letter === "(") depth += 1
    if (letter === ")") depth -= 1
    if (letter === "," && depth === 0) parts.push("")
    else parts[parts.length - 1] += letter
  }
  return parts
}

/** Whether anything but the last part of a selector, which is what it styles, has `:has` in it. */
function asksAround(selector) {
  let flat = selector
  // From the inside out, what is in parentheses is joined, so that the spaces that are left stand between parts.
  while (/\([^()]*\)/.test(flat))
    flat = flat.replaceAll(/\(([^()]*)\)/g, (_, inner) => `[${inner.replaceAll(/[\s>~+]/g, "")}]`)
  return /:has/.test(flat.replace(/[^\s>~+]*$/, ""))
}

test("no key and no password of anybody stands in the repository", () => {
  const secrets =
    /-----BEGIN [A-Z ]*PRIVATE KEY-----\s+\w|AKIA[0-9A-Z]{16}|\bsk_live_\w{10,}|\bghp_\w{30,}|xox[abp]-\w{10,}|AIza[\w-]{35}/
  const texts = tracked.filter((path) =>
    /\.(ts|tsx|mjs|js|json|jsonc|md|html|css|yml|yaml|env|txt|svg)$|^\.\w+$/.test(path),
  )
  expect(texts.length).toBeGreaterThan(1_000)
  expect(holding(secrets, texts)).toEqual([])
  expect(tracked.filter((path) => /(^|\/)\.env|\.(pem|key|p12|sqlite)$/.test(path))).toEqual([])
})

test("every package of the lock is pinned by its content and comes from npm's registry", () => {
  const { packages } = JSON.parse(textOf("package-lock.json"))
  for (const [path, { integrity, link, resolved }] of Object.entries(packages)) {
    if (!path.includes("node_modules/") || link) continue
    expect([path, integrity]).toEqual([path, expect.stringMatching(/^sha512-/)])
    if (resolved !== undefined) expect(resolved).toMatch(/^https:\/\/registry\.npmjs\.org\//)
  }
})

test("npm writes the bill of materials in CycloneDX, with every package of the lock", () => {
  const [command, ...first] = npm()
  const asked = ["sbom", "--sbom-format=cyclonedx", "--package-lock-only"]
  expect(textOf("docs/dependencies.md")).toContain(`npm ${asked.join(" ")}`)
  const written = execFileSync(command, [...first, ...asked], { cwd: root, maxBuffer: 64 * 1024 * 1024 })
  const { bomFormat, components } = JSON.parse(written.toString())
  expect(bomFormat).toBe("CycloneDX")
  const { packages } = JSON.parse(textOf("package-lock.json"))
  const locked = Object.entries(packages)
    .filter(([path, { link }]) => path.includes("node_modules/") && !link)
    .map(([path, { name = path.split("node_modules/").at(-1), version }]) => `${name}@${version}`)
  const listed = new Set(components.map(({ "bom-ref": reference }) => reference))
  expect([...new Set(locked)].filter((one) => !listed.has(one))).toEqual([])
})
