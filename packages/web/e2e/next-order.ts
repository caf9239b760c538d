import type { Page } from "@playwright/test"

/**
 * The reference of the page's next order. It is read before the page gets it, because a page that goes on to the bank
 * takes the answer's body with it.
 */
export async function readNextOrder(page: Page): Promise<{ readonly reference: Promise<string> }> {
  const { promise: reference, resolve } = Promise.withResolvers<string>()
  await page.route(
    "**/order/createOrder",
    async (route) => {
      const answer = await route.fetch()
      resolve((await answer.json()).data.bkref)
      await route.fulfill({ response: answer })
    },
    { times: 1 },
  )
  return { reference }
}
