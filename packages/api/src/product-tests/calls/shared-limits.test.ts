import { testDatabases } from "@mersal/adapters-db/testing/test-databases"
import { describe, expect, it, onTestFinished } from "vitest"
import { defaultRateLimits } from "../../http/callers/rate-limits.ts"
import { startProduct } from "../../testing/running-product.ts"

for (const { name, open } of testDatabases)
  describe(`two servers on one database of ${name}`, () => {
    it("count a caller's calls together, and say when he may come again", async () => {
      const settings = {
        database: await open(),
        rateLimits: { ...defaultRateLimits, tracking: { calls: 3, seconds: 3_600 } },
        rateLimitStore: "database",
      } as const
      const servers = [await startProduct(settings), await startProduct(settings)] as const
      onTestFinished(async () => void (await Promise.all(servers.map((server) => server.stop()))))
      const track = (index: 0 | 1) => servers[index].call("GET", "/v1.0/order/tracking?bookingId=AE0000000000011")
      const answers = [await track(0), await track(1), await track(0), await track(1), await track(0)]
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 429, 429])
      const wait = Number(answers[4]?.headers.get("retry-after"))
      expect(wait).toBeGreaterThan(3_000)
      expect(wait).toBeLessThanOrEqual(3_600)
    })

    it("count windows and prices each by itself: what only reads does not write for being counted", async () => {
      const settings = {
        database: await open(),
        rateLimits: { ...defaultRateLimits, lookUp: { ...defaultRateLimits.lookUp, calls: 2 } },
        rateLimitStore: "database",
      } as const
      const servers = [await startProduct(settings), await startProduct(settings)] as const
      onTestFinished(async () => void (await Promise.all(servers.map((server) => server.stop()))))
      const ask = async (index: 0 | 1, path: string) => (await servers[index].call("GET", path)).status
      const price = "/v1.0/ctc/price/retrieve?domain=AE&source=Dubai&destination=Sharjah"
      const [card, areas] = ["/v1.0/ctc/rate-card?domain=AE", "/v1.0/polygon/details?domain=AE"]
      expect([await ask(0, price), await ask(0, card), await ask(0, areas)]).toEqual([200, 200, 429])
      expect([await ask(1, price), await ask(1, card), await ask(1, areas)]).toEqual([200, 200, 429])
    })
  })
