import { expect, test } from "vitest"
import { tallyOfPlaywright, tallyOfVitest } from "./tally.mjs"

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
