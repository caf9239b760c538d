/**
 * Counts what test runners report. A run that skipped a test, counted none, or ended badly without naming a failed
 * test has a failure of its own: nothing is green because it did not run.
 */

/** @param code Vitest's exit code  @param report what its json reporter wrote; undefined when it wrote nothing */
export function tallyOfVitest(code, report) {
  return strict(code, {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  })
}

/** @param code Playwright's exit code  @param report what its json reporter wrote; undefined when it wrote nothing */
export function tallyOfPlaywright(code, report) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {}
  return strict(code, { passed: expected, failed: unexpected + flaky, skipped })
}

function strict(code, { passed, failed, skipped }) {
  const complaints = [
    ...(skipped > 0 ? [`${skipped} tests were skipped; a skipped test counts as failed`] : []),
    ...(passed + failed + skipped === 0 ? ["no test ran"] : []),
    ...(failed + skipped === 0 && passed > 0 && code !== 0 ? [`no test failed, yet the run ended with ${code}`] : []),
  ]
  const unexplained = failed + skipped === 0 && complaints.length > 0 ? 1 : 0
  return { passed, failed: failed + skipped + unexplained, complaints }
}
