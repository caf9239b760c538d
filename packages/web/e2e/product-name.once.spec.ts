import { startProduct } from "./product-server.ts"
import { listedIn } from "./sitemap.ts"
import { expect, test } from "./test.ts"

test("the same build started as 'Falcon' says neither 'Mersal' nor AED nor 5 % in Qatar", async ({ request }) => {
  const falcon = await startProduct({ PRODUCT_NAME: "Falcon" })
  try {
    const read = async (path: string) => {
      const answer = await request.get(falcon.url + path, { headers: { host: "qatar.localhost" } })
      expect(answer.status(), path).toBe(200)
      return answer.text()
    }
    const listed = listedIn(await read("/sitemap.xml"))
    for (const language of ["", "/ar"]) expect(listed).toContain(`${language}/falcon-for-hospitals/`)
    for (const path of listed)
      expect([path, /mersal|مرسال|\bAED\b|د\.إ|\b5(\.0+)? ?%/i.exec(await read(path))?.[0]]).toEqual([path, undefined])
  } finally {
    await falcon.stop()
  }
})
