import { expect, it } from "vitest"
import { asPatient } from "./patient-imports.ts"

it("says when Vite's helper is no longer what is known of it", () => {
  expect(() => asPatient("export const __vitePreload = () => {}")).toThrow("Vite's helper for imports has changed")
})
