import { describe, expect, it } from "vitest"
import { isStillNews } from "./push-subscription.ts"

describe("news for a browser", () => {
  it("are news for a day, half-open", () => {
    const day = 24 * 60 * 60_000
    expect([isStillNews(0, 0), isStillNews(0, day - 1), isStillNews(0, day)]).toEqual([true, true, false])
  })
})
