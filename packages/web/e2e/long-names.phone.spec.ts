import type { Draft } from "@mersal/domain/booking/draft/draft"
import type { Locator } from "@playwright/test"
import { completeDraft, openWith } from "./stored-draft.ts"
import { expect, test } from "./test.ts"

const name = "Sheikh Muhammad Abdul Rahman bin Abdul Aziz Al Hashimi Al Qurashi bin Khalid Al Nuaimi"

test("a long name stands beside its icon, and its lines begin where those of the page do", async ({
  page,
  words,
  guestPage,
}) => {
  const draft: Draft = {
    ...completeDraft,
    guest: { ...completeDraft.guest, name },
    dropOff: { ...completeDraft.dropOff, contact: { choice: "other", name, phone: "+97165123456" } },
  }
  await openWith(page, "/go/guest", draft)
  const contacts = guestPage.summary.getByText(name)
  await expect(contacts).toHaveCount(2)
  for (const contact of await contacts.all()) await beginsWithItsPage(contact)
  await openWith(page, "/go/payment", draft)
  const bookedBy = page.getByRole("region", { name: words.booking.bookedBy })
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const first = await beginsWithItsPage(bookedBy.getByText(name))
    const icon = await bookedBy.locator("svg").boundingBox()
    expect(first?.top, `the first line at ${width}`).toBeLessThan((icon?.y ?? 0) + (icon?.height ?? 0))
    const { lines, end, phone } = await bookedBy.locator("bdi").evaluateAll(([shown, number]) => {
      const words = document.createRange()
      words.selectNodeContents(shown as Node)
      const tops = [...words.getClientRects()].map(({ top }) => Math.round(top))
      const end = words.getBoundingClientRect().bottom
      return { lines: new Set(tops).size, end, phone: number?.getBoundingClientRect().top ?? 0 }
    })
    // A phone after the last word of a name that wraps would read as a part of it.
    if (lines > 1) expect(phone, `the phone below the name at ${width}`).toBeGreaterThanOrEqual(end - 1)
  }
})

/**
 * Checks that a text is aligned to its page's side, whatever its script: to the right of an Arabic page. Answers its
 * first line.
 */
async function beginsWithItsPage(shown: Locator): Promise<DOMRect | undefined> {
  const { lines, starts, isRightToLeft } = await shown.evaluate((text) => {
    const around = text.parentElement?.getBoundingClientRect()
    const isRightToLeft = document.documentElement.dir === "rtl"
    const words = document.createRange()
    words.selectNodeContents(text)
    const lines = [...words.getClientRects()].map((line): DOMRect => line.toJSON())
    return { lines, starts: isRightToLeft ? around?.right : around?.left, isRightToLeft }
  })
  const begins = lines.map((line) => Math.round((isRightToLeft ? line.right : line.left) - (starts ?? 0)))
  expect(begins, "the beginnings of its lines").toEqual(lines.map(() => 0))
  return lines[0]
}
