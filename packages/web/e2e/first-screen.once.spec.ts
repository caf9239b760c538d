import { builtScript } from "./built-file.ts"
import { holdBack } from "./held-back.ts"
import { withoutApplication } from "./late-application.ts"
import { expect, test } from "./test.ts"

test("The application is asked for once its screen is seen, or where no browser says so", async ({
  context,
  words,
}) => {
  for (const isTold of [true, false]) {
    const page = await context.newPage()
    if (!isTold) await page.addInitScript(() => Object.assign(PerformanceObserver.prototype, { observe: () => {} }))
    const scripts: string[] = []
    page.on("request", (request) => /\/assets\/[^/]*\.js$/.test(request.url()) && scripts.push(request.url()))
    const letStylesCome = await holdBack(page, "**/assets/*.css")
    await page.goto("/tracking", { waitUntil: "domcontentloaded" })
    expect(scripts, "before anything is seen").toEqual([])
    letStylesCome()
    await page.locator("#first-screen").waitFor({ state: "detached" })
    await expect(page.getByRole("heading", { level: 1, name: words.tracking.title })).toBeVisible()
  }
})

test("What My Account begins with is named in its page, and its other sections come with their address", async ({
  page,
  words,
}) => {
  for (const language of ["en", "ar"]) {
    const answer = await page.request.get("/go/account", { headers: { cookie: `language=${language}` } })
    const html = await answer.text()
    for (const part of [
      "src/app/account/MyAccountFrame.tsx",
      "src/routes/account/account.tsx",
      `../domain/src/messages/${language}/my-account.ts`,
    ])
      expect(html, part).toContain(builtScript(part))
    expect(html).not.toContain(builtScript("src/features/my-account/data/DataTab.tsx"))
  }
  await page.goto("/go/account")
  await expect(page.getByRole("heading", { level: 1, name: words.myAccount.tabs.bookings })).toBeVisible()
})

test("A press that came before the application is answered when it has come", async ({ context, words }) => {
  const { page, letIn } = await withoutApplication(context)
  await page.goto("/tracking", { waitUntil: "commit" })
  await page.getByLabel(words.tracking.referenceLabel).press("Enter")
  await letIn()
  await expect(page.getByRole("alert").filter({ hasText: words.tracking.empty })).toBeVisible()
  await expect(page.getByLabel(words.tracking.referenceLabel)).toBeFocused()
})

test("What was typed before the application came is there again when the page is loaded again", async ({
  context,
  words: { booking },
}) => {
  const { page, letIn } = await withoutApplication(context)
  await page.goto("/go/book", { waitUntil: "commit" })
  const pickup = page.getByRole("combobox", { name: booking.pickupAddress })
  const van = page.getByRole("radio", { name: booking.vehicles.van })
  await pickup.fill("Dubai Marina")
  await van.check()
  await page.reload({ waitUntil: "commit" })
  await expect(pickup).toHaveValue("Dubai Marina")
  await letIn()
  await expect(pickup).toHaveValue("Dubai Marina")
  await expect(van).toBeChecked()
})
