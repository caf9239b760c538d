import { extras as arabic } from "@mersal/domain/messages/ar/extras"
import { extras as english } from "@mersal/domain/messages/en/extras"
import { openWith } from "./stored-draft.ts"
import { expect, test } from "./test.ts"

test("the chat covers nothing of a booking's summary, and stands beside it where there is room", async ({
  page,
  words,
  language,
}) => {
  await openWith(page, "/go/payment")
  const summary = page.getByRole("region", { name: words.summary.heading })
  await expect(summary).toContainText(/\d+\.\d\d/)
  const chat = page
    .getByRole("complementary", { name: { en: english, ar: arabic }[language].chat, includeHidden: true })
    .locator("a")
  await expect(chat).toBeAttached()
  for (const [width, isThere] of [
    [1024, false],
    [1280, false],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 720 })
    await expect(chat, `at ${width}`).toBeVisible({ visible: isThere })
  }
  const [mine, theirs] = [await chat.boundingBox(), await summary.boundingBox()]
  if (!mine || !theirs) throw new Error("Neither is hidden here")
  expect(mine.x >= theirs.x + theirs.width || mine.x + mine.width <= theirs.x).toBe(true)
})
