import { httpServices } from "@mersal/adapters-http/client/services"
import type { Services } from "@mersal/domain/ports/driving/services"
import { clock } from "./clock.ts"

/** Where the browser's adapters are picked: every port of the product over this page's own origin. */
export const services: Services = httpServices({
  origin: "",
  fetch: (...request) => globalThis.fetch(...request),
  language: () => (document.documentElement.lang.startsWith("ar") ? "ar" : "en"),
  observeNow: (instant) => clock.observe(instant),
  timeoutMilliseconds: 15_000,
})
