import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { withoutScripts as arabic } from "@mersal/domain/messages/ar/without-scripts"
import { withoutScripts as english } from "@mersal/domain/messages/en/without-scripts"
import { describe, expect, it } from "vitest"
import { customerTexts } from "./customer-texts.mjs"
import { root } from "./tools.mjs"

/** Code with texts for customers: the pages, the API's answers, and the rules, which must return kinds and no texts. */
const folders = [
  "packages/web/src",
  "packages/web/worker",
  "packages/web/build",
  "packages/api/src",
  "packages/adapters-http/src/contract",
  "packages/adapters-http/src/client",
  "packages/domain/src",
]
/**
 * Excluded files: tests and the gallery; programs for the operator, who reads their output in a terminal (the commands
 * and their findings, the settings); the demo's robots, which no page and no answer comes from ("robots are no part of
 * what is served" in source-rules.test.mjs); the calls and values of the wire, which programs read; the catalogue
 * itself; names of places and countries; messages of the slot engine for authors of rule books.
 */
const isLeftOut = (path) =>
  /\.test\.tsx?$|^packages\/web\/src\/dev\/|\/testing\//.test(path) ||
  /^packages\/adapters-http\/src\/contract\/(table\/|wire-)/.test(path) ||
  /^packages\/api\/src\/(commands|payment-pages|robot|settings)\//.test(path) ||
  /^packages\/domain\/src\/(messages|places\/data|market\/data|schedule|cli)\//.test(path)

const operator = "read by the operator when the server starts"
const header = "a header of HTTP"
/** Strings that look like texts for customers but are not: the file, the string (null: any), and the reason. */
const allowed = [
  ["packages/api/src/app.ts", "trust proxy", "a setting of Express"],
  ["packages/api/src/routes/account.ts", "Deprecation", header],
  ["packages/api/src/composition-root.ts", "The database {} cannot be used: {}", operator],
  [
    "packages/api/src/http/callers/device-fingerprint.ts",
    null,
    "rules of Content-Security-Policy, and a frame that nobody sees",
  ],
  ["packages/api/src/http/dev-clock.ts", "Allow", header],
  ["packages/api/src/http/drain.ts", "Connection", header],
  ["packages/api/src/http/dev-clock.ts", "GET, HEAD, POST", header],
  ["packages/api/src/http/event-stream.ts", "{}data: {}", "lines of the protocol"],
  ["packages/api/src/http/bodies/json-body.ts", "the request failed", "the name of an error for the log"],
  ["packages/api/src/http/mount.ts", "Allow", header],
  ["packages/api/src/http/send-answer.ts", "Deprecation", header],
  ["packages/api/src/http/logs/request-log.ts", null, "lines of the log"],
  ["packages/api/src/http/payment-returns.ts", "a notification could not be taken", "the name of an error for the log"],
  ["packages/api/src/http/pages/site-pages.ts", "private, no-cache", header],
  ["packages/api/src/http/logs/metrics.ts", null, "read by the operator, in Prometheus"],
  [
    "packages/api/src/http/pages/web-assets.ts",
    "The web pages are not built: run `npm run build` and start again.",
    "read by the developer",
  ],
  ["packages/api/src/main.ts", null, operator],
  ["packages/api/src/serve.ts", null, operator],
  ["packages/api/src/port-refused.ts", null, operator],
  ["packages/web/build/patient-imports.ts", null, "lines of Vite's own code"],
  ["packages/web/build/class-names.ts", "{}* as", "what an import says of its names"],
  ["packages/web/src/app/effect/browser-result.ts", null, "tags of a result, as Effect writes them"],
  ["packages/web/src/app/account/social-window.ts", null, "scopes that a provider is asked for"],
  ["packages/web/src/features/operations/keys/keys.ts", "Enter", "the name of a key, as keyboards have it"],
  ["packages/web/src/features/operations/keys/keys.ts", "Escape", "the name of a key, as keyboards have it"],
  ["packages/web/src/ui/map/AreaMap.tsx", "translate({} {}) scale({} {})", "a drawing's own words"],
  ["packages/web/build/react-modules.ts", null, "lines of a module, and an error of the build"],
  ["packages/web/build/script-inventory.ts", null, "read by whoever looks at the scripts of a page"],
  ["packages/web/build/site-pages.ts", "The pages came without module or style sheet", "read by the developer"],
  ["packages/api/src/http/error-status.ts", "stopping", "a key of the catalogue"],
  ["packages/adapters-http/src/contract/endpoints/sign-in.ts", "Qatar", "a word of the wire"],
  ["packages/adapters-http/src/contract/decode-request.ts", "Characters", "the end of a name in error details"],
  ["packages/adapters-http/src/contract/decode-request.ts", "Entries", "the end of a name in error details"],
  ["packages/domain/src/calendar/date-format.ts", null, "months of the wire's and the specification's own format"],
  ["packages/domain/src/calendar/local-date.ts", null, "errors for the log"],
  ["packages/domain/src/calendar/zone.ts", "Not an IANA time zone: {}", "an error for the log"],
  [
    "packages/domain/src/places/address-formats.ts",
    "Zone {}, Street {}, Building {}",
    "as the plate at a door prints it",
  ],
  ["packages/domain/src/places/pasted-location.ts", "٫", "a mark between digits"],
  ["packages/domain/src/places/place-search-text.ts", null, "letters that are searched as one"],
  ["packages/domain/src/use-cases/payment/settle-attempt.ts", "review", "the kind of an alert"],
  ["packages/domain/src/account/sign-in/common-passwords.ts", null, "passwords"],
  ["packages/domain/src/account/sign-in/device.ts", null, "marks by which programs name themselves"],
  ["packages/domain/src/corporate/bulk-example.ts", null, "a row of a file as a program reads it, like its columns"],
  ["packages/domain/src/corporate/demo-plans.ts", null, "names of demo data, which operators change"],
  ["packages/domain/src/reference/closure-issues.ts", "is not among {}", "said as the checks of a rule book say it"],
  ["packages/domain/src/reference/rules-issues.ts", "is not among {}", "said as the checks of a rule book say it"],
  ["packages/domain/src/reference/demo-banners.ts", null, "banners of demo data, which operators change"],
  ["packages/domain/src/account/sign-in/registration.ts", "Qatar", "a word of the wire"],
  ["packages/domain/src/money/money.ts", "No amount: {}", "an error for the log"],
  ["packages/domain/src/ports/driven/unit-of-work.ts", "Conflict", "the name of an error"],
  ["packages/domain/src/tracking/driver-card.ts", null, "beginnings of names, which are read and not shown"],
  ["packages/web/src/features/push-offer/foot-out-of-sight.ts", null, "a selector"],
  ["packages/web/src/marketing/counting-script.ts", "analytics", "a word of the wire"],
  ["packages/web/src/marketing/search-engines.ts", null, "read by programs that search"],
  ["packages/web/src/marketing/structured-data.ts", null, "words of schema.org"],
  ["packages/web/src/app/boot.ts", "Mersal", "the product's name where no server gives one"],
  ["packages/web/src/app/routing/route-table.ts", "Gallery", "the name of a component of the development build"],
]

const files = folders
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((name) => `${folder}/${name}`))
  .filter((path) => /\.tsx?$/.test(path) && !isLeftOut(path))
const found = files.flatMap((path) =>
  customerTexts(path, readFileSync(join(root, path), "utf8")).map((text) => ({ path, ...text })),
)
const isAllowedBy =
  (text) =>
  ([path, words]) =>
    text.path === path && (words ?? text.text) === text.text

const textsOf = (source, path = "page.tsx") => customerTexts(path, source).map(({ text }) => text)

describe("the texts for customers", () => {
  it("stand in the message catalogue, and nowhere in the pages and the API", () => {
    expect(files.length).toBeGreaterThan(150)
    expect(found.filter((text) => !allowed.some(isAllowedBy(text)))).toEqual([])
  })

  it("stand in index.html as in the catalogue, where no script shows them", () => {
    const html = readFileSync(join(root, "packages/web/index.html"), "utf8")
    const paragraphs = [...html.matchAll(/<p\b([^>]*)>([^<]*)<\/p>/g)].map(([, attributes, text]) => [attributes, text])
    expect(paragraphs).toEqual([
      ["", english.note],
      [' lang="ar" dir="rtl"', arabic.note],
    ])
  })

  it("stand in no style sheet, which could say no more than marks", () => {
    const sheets = readdirSync(join(root, "packages/web/src"), { recursive: true }).filter((name) =>
      /\.css$/.test(name),
    )
    const contents = sheets.flatMap((name) => {
      const text = readFileSync(join(root, "packages/web/src", name), "utf8")
      return [...text.matchAll(/content: *["'](.*?)["']/g)].map(([, content]) => ({ name, content }))
    })
    expect(contents.length).toBeGreaterThan(5)
    expect(contents.filter(({ content }) => /\p{L}{2}/u.test(content.replace(/\\[0-9a-f]+/g, "")))).toEqual([])
  })

  it("have no exception that nothing needs", () => {
    expect(allowed.filter((exception) => !found.some((text) => isAllowedBy(text)(exception)))).toEqual([])
  })
})

describe("the search for texts outside the catalogue", () => {
  it.each([
    ["<p>Please wait</p>", ["Please wait"]],
    ["<p>{sum} due</p>", ["due"]],
    [`<p>{late ? 'late' : \`in \${minutes} min\`}</p>`, ["late", "in {} min"]],
    ["<p>{ok && 'done'}{name ?? 'nobody'}</p>", ["done", "nobody"]],
    [`<input aria-label='search' placeholder='place' title={\`at \${x}\`} />`, ["search", "place", "at {}"]],
    ["<Field label='weight' hint='in kg' />", ["weight", "in kg"]],
    ["toast('Copied')", ["Copied"]],
    ["const why = closed ? 'cut-off passed' : 'closed today'", ["cut-off passed", "closed today"]],
    [`const say = (n) => \`Wait \${n}\``, ["Wait {}"]],
    ["const days = [{ value: '1', label: 'today' }]", ["today"]],
    ["const half = 'ص'", ["ص"]],
    ["say(failed ? 'Oops!' : '')", ["Oops!"]],
    ["const line = 'Total due: ' + sum", ["Total due:"]],
    ["choose('Choose a country')", ["Choose a country"]],
    [`document.title = \`Payment – \${product}\``, ["Payment – {}"]],
    ["document.title = 'payment'", ["payment"]],
    ["node.textContent = 'saved'", ["saved"]],
    ["const label = late ? 'late' : 'early'", ["late", "early"]],
    ["const row = { text: 'closed', subject: 'invoice' }", ["closed", "invoice"]],
    ["<p>{minutes + 'min'}</p>", ["min"]],
    ["<p>{[n, 'left'].join('and')}</p>", ["left"]],
    ["createElement('p', { id: 'sum' }, 'thanks')", ["thanks"]],
    ["confirm('sure?')", ["sure?"]],
    [`const line = (n) => \`Booking #\${n} is paid\``, ["Booking #{} is paid"]],
    ["const button = 'Pay now [demo]'", ["Pay now [demo]"]],
    [`const page = (n) => \`<h1 class="big">Your invoice</h1><p>\${n}</p>\``, ["Your invoice  {}"]],
    ["throw new Refused('Please wait a little')", ["Please wait a little"]],
  ])("finds what is said in %s", (source, texts) => {
    expect(textsOf(source)).toEqual(texts)
  })

  it.each([
    `<div className='stack gap-24' id='page' autoComplete={\`section-\${name} tel\`}>{texts.title}</div>`,
    "<path d='M20 52C84 52 84 20 150 20' />",
    "import { x } from './Some File.ts'",
    "throw new RangeError('This is not a date')",
    "console.error('Cannot reach the server')",
    `type Kind = 'Same Day' | \`Next \${string}\``,
    "document.querySelector('main :is(input, select)')",
    "matchMedia('(prefers-color-scheme: dark)')",
    "classNames('stack', wide && 'gap-8 only-wide')",
    "Effect.logWarning('A message was not sent')",
    "if (error._tag === 'Conflict') stop()",
    "const key = 'slot-closed'",
    "<p>{'·'} {5} – %</p>",
    "<style>{'<style>p { color: red }</style><br>'}</style>",
    "const text = 'invalidField'",
    "const title = { summary: 'slot-closed' }",
    `const where = document.querySelector(\`#\${id} input\`)`,
  ])("passes over %s", (source) => {
    expect(textsOf(source)).toEqual([])
  })

  it("tells the line, and refuses what it cannot parse", () => {
    expect(customerTexts("page.tsx", "const a = 1\n\nsay('Hello there')")).toEqual([{ line: 3, text: "Hello there" }])
    expect(() => customerTexts("page.tsx", "const = ")).toThrow("page.tsx cannot be parsed")
  })
})
