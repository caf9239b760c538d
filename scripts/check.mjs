/** `npm run check`: every check of the code that needs no tests, in a few seconds. */
import { runGates, sizeGate, sourceGates } from "./gates.mjs"

const { failed } = await runGates([...sourceGates, { ...sizeGate, args: [...sizeGate.args, "--if-built"] }])
process.exitCode = failed > 0 ? 1 : 0
