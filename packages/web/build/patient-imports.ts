import { fileURLToPath } from "node:url"
import type { Plugin } from "vite"

const patience = fileURLToPath(new URL("../src/environment/answers/patience.ts", import.meta.url))

/** The changes to Vite's helper: code that only other pages need, and its replacement. */
const edits = [
  ["export const __vitePreload = function", "function"],
  // No page of ours has a nonce in its content security policy.
  ['const cspNonceMeta = document.querySelector("meta[property=csp-nonce]");', ""],
  ['const cspNonce = cspNonceMeta?.nonce || cspNonceMeta?.getAttribute("nonce");', ""],
  ['if (cspNonce) link.setAttribute("nonce", cspNonce);', ""],
  // Vite's own version supports browsers without it.
  ["promise = allSettled(", "promise = Promise.allSettled("],
] as const

/**
 * Limits each wait for a part of the application to 120 seconds (section 8), wherever it is imported: Vite uses one
 * function for all of them.
 */
export const patientImports = (): Plugin => ({
  name: "mersal:patient-imports",
  apply: "build",
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: (code) => ({ code: asPatient(code), map: null }),
  },
})

/** @throws if Vite's helper is no longer the one expected here */
export function asPatient(helper: string): string {
  let code = helper
  for (const [theirs, ours] of edits) {
    if (!code.includes(theirs)) throw new Error(`Vite's helper for imports has changed: it has no ${theirs}`)
    code = code.replace(theirs, ours)
  }
  return `import { noAnswer } from ${JSON.stringify(patience)}
${code}
export const __vitePreload = (...asked) =>
  Promise.race([preload(...asked), noAnswer(new Error("No answer for an imported module"))])
`
}
