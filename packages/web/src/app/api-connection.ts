import type { Connection } from "@mersal/adapters-http/client/call"
import { clock } from "./clock.ts"

/** How every client of this page reaches the API: on the page's own origin. */
export const connection: Connection = {
  origin: "",
  fetch: (...request) => globalThis.fetch(...request),
  language: () => (document.documentElement.lang.startsWith("ar") ? "ar" : "en"),
  observeNow: (instant) => clock.observe(instant),
  timeoutMilliseconds: 15_000,
}
