/** `npm run check`: everything about the code that can be said without running it, in a few seconds. */
import { runGates, sizeGate, sourceGates } from "./gates.mjs"

const { failed } = await runGates([...sourceGates, { ...sizeGate, args: [...sizeGate.args, "--if-built"] }])
process.exitCode = failed > 0 ? 1 : 0
