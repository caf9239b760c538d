import type { Connection } from "@mersal/adapters-http/client/call"
import { unanswered } from "../../environment/answers/connection.ts"
import { shownLanguage } from "../../environment/language.ts"
import { clock } from "../page/clock.ts"

/** Connects every client of this page to the API, on the page's own origin. */
export const connection: Connection = {
  origin: "",
  fetch: (...request) =>
    globalThis.fetch(...request).catch((failure) => {
      // A call that its caller aborted says nothing about the connection.
      if (failure.name !== "AbortError") dispatchEvent(new Event(unanswered))
      throw failure
    }),
  language: shownLanguage,
  observeNow: (instant) => clock.observe(instant),
  timeoutMilliseconds: 15_000,
}
