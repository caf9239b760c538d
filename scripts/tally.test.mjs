import { expect, test } from "vitest"
import { didNotRun, tallyOfPlaywright, tallyOfRows, tallyOfVitest } from "./tally.mjs"

test("passed and failed tests are counted as reported", () => {
  expect(tallyOfVitest(1, { numPassedTests: 7, numFailedTests: 2 })).toMatchObject({ passed: 7, failed: 2 })
  expect(tallyOfPlaywright(1, { stats: { expected: 3, unexpected: 1 } })).toMatchObject({ passed: 3, failed: 1 })
})

test("a skipped, flaky or promised test counts as failed", () => {
  expect(tallyOfVitest(0, { numPassedTests: 7, numPendingTests: 1, numTodoTests: 1 })).toMatchObject({
    passed: 7,
    failed: 2,
  })
  expect(tallyOfPlaywright(0, { stats: { expected: 3, flaky: 1, skipped: 2 } })).toMatchObject({ passed: 3, failed: 3 })
})

test("a run that counts no test has failed, whatever its exit code", () => {
  for (const code of [0, 1]) {
    expect(tallyOfVitest(code, undefined)).toMatchObject({ passed: 0, failed: 1 })
    expect(tallyOfVitest(code, { numPassedTests: 0 })).toMatchObject({ passed: 0, failed: 1 })
    expect(tallyOfPlaywright(code, undefined)).toMatchObject({ passed: 0, failed: 1 })
    expect(tallyOfPlaywright(code, { stats: { expected: 0 } })).toMatchObject({ passed: 0, failed: 1 })
  }
})

test("a run that ends badly though no test failed has one failure: a file that did not load, an error after the last test", () => {
  expect(tallyOfVitest(1, { numPassedTests: 7, numFailedTests: 0 })).toMatchObject({ passed: 7, failed: 1 })
  expect(tallyOfPlaywright(1, { stats: { expected: 3 } })).toMatchObject({ passed: 3, failed: 1 })
})

test("what failed is named with its place and the beginning of what it said", () => {
  const file = `${process.cwd()}/packages/domain/src/promo.test.ts`
  const failed = {
    status: "failed",
    fullName: "a promo is taken once",
    failureMessages: ["\u001B[31mSeed: 7\u001B[39m\nGot: 2"],
  }
  const passed = { status: "passed", fullName: "a promo is known", failureMessages: [] }
  const vitest = (testResults) => tallyOfVitest(1, { numPassedTests: 1, numFailedTests: 1, testResults }).failures
  expect(vitest([{ name: file, status: "failed", message: "", assertionResults: [passed, failed] }])).toEqual([
    "packages/domain/src/promo.test.ts › a promo is taken once\n    Seed: 7\n    Got: 2",
  ])
  const long = Array.from({ length: 99 }, (_, line) => `line ${line}`).join("\n")
  const [cut] = vitest([{ name: file, status: "failed", message: long, assertionResults: [] }])
  expect(cut).toMatch(/^packages\/domain\/src\/promo\.test\.ts\n {4}line 0\n/)
  expect(cut).toMatch(/line 19$/)

  const inBrowser = (title, status, results) => ({
    file: "promo.spec.ts",
    title,
    tests: [{ projectName: "phone", status, results }],
  })
  const suites = [
    {
      specs: [inBrowser("shown", "expected", [{}])],
      suites: [
        {
          specs: [
            inBrowser("taken", "unexpected", [{ error: { message: "not there" } }]),
            inBrowser("lost", "flaky", [{ error: { message: "late" } }, {}]),
          ],
        },
      ],
    },
  ]
  expect(tallyOfPlaywright(1, { stats: { expected: 1, unexpected: 1, flaky: 1 }, suites }).failures).toEqual([
    "[phone] promo.spec.ts › taken\n    not there",
    "[phone] promo.spec.ts › lost\n    late",
  ])
})

test("a run that ended badly by itself says so where the failures are named", () => {
  expect(tallyOfVitest(1, { numPassedTests: 7, numFailedTests: 0 }).failures).toEqual([
    "no test failed, yet the run ended with 1",
  ])
  expect(tallyOfPlaywright(0, undefined).failures).toEqual(["no test ran"])
})

test("rows that no passed test bears fail together, each named, and so does what could not begin", () => {
  expect(tallyOfRows([])).toEqual({ passed: 1, failed: 0, failures: [] })
  expect(tallyOfRows(["a row", "another"])).toEqual({ passed: 0, failed: 1, failures: ["a row", "another"] })
  expect(didNotRun("no browser")).toEqual({ passed: 0, failed: 1, failures: ["no browser"] })
})
