/**
 * Prints what a command has done. A refusal that the caller can mend is printed as its sentence, with exit code 1;
 * anything else is a defect and keeps its stack.
 *
 * @param refusals the kinds of errors that say what to do
 */
export async function tellOutcome(
  run: () => Promise<string>,
  refusals: readonly (new (...told: never) => Error)[],
): Promise<void> {
  try {
    process.stdout.write(`${await run()}\n`)
  } catch (error) {
    if (!(error instanceof Error && refusals.some((kind) => error instanceof kind))) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
