/**
 * Counts what the test runners report and names the failures, for the end of a run's output. A run that skipped a test,
 * counted none, or ended badly without naming a failed test is itself a failure: nothing passes because it did not run.
 */
import { relative } from "node:path"
import { stripVTControlCharacters } from "node:util"

/** For a failed property these contain the case, the seed and the expectation. */
const linesOfAMessage = 20

/**
 * @param code Vitest's exit code
 * @param report its JSON reporter's output; undefined if it wrote nothing
 */
export function tallyOfVitest(code, report) {
  return strict(code, {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    failures: (report?.testResults ?? []).flatMap(failuresOfFile),
  })
}

/** The failed tests of a file, or that the file did not load. */
function failuresOfFile({ name, status, message, assertionResults }) {
  const file = relative(process.cwd(), name)
  const failed = assertionResults.filter((test) => test.status === "failed")
  if (failed.length === 0 && status === "failed") return [failure(file, message)]
  return failed.map(({ fullName, failureMessages }) => failure(`${file} › ${fullName}`, failureMessages[0]))
}

/**
 * @param code Playwright's exit code
 * @param report its JSON reporter's output; undefined if it wrote nothing
 */
export function tallyOfPlaywright(code, report) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {}
  return strict(code, {
    passed: expected,
    failed: unexpected + flaky,
    skipped,
    failures: (report?.suites ?? []).flatMap(failuresOfSuite),
  })
}

/** @param problems the faults of the rows that name tests, one line each: together they count as one */
export const tallyOfRows = (problems) =>
  problems.length > 0 ? { passed: 0, failed: 1, failures: problems } : { passed: 1, failed: 0, failures: [] }

/** A part of the run that could not begin. */
export const didNotRun = (why) => ({ passed: 0, failed: 1, failures: [why] })

function failuresOfSuite({ specs = [], suites = [] }) {
  const failed = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results }) =>
        failure(`[${projectName}] ${file} › ${title}`, results.find(({ error }) => error)?.error.message),
      ),
  )
  return [...failed, ...suites.flatMap(failuresOfSuite)]
}

/** A failed test: its place and the beginning of its message. */
function failure(place, message = "") {
  const lines = stripVTControlCharacters(message).split("\n").slice(0, linesOfAMessage)
  return [place, ...lines.map((line) => `    ${line}`)].join("\n").trimEnd()
}

function strict(code, { passed, failed, skipped, failures }) {
  const complaints = [
    ...(skipped > 0 ? [`${skipped} tests were skipped; a skipped test counts as failed`] : []),
    ...(passed + failed + skipped === 0 ? ["no test ran"] : []),
    ...(failed + skipped === 0 && passed > 0 && code !== 0 ? [`no test failed, yet the run ended with ${code}`] : []),
  ]
  const unexplained = failed + skipped === 0 && complaints.length > 0 ? 1 : 0
  return { passed, failed: failed + skipped + unexplained, failures: [...complaints, ...failures] }
}
