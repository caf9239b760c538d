import type { BrowserContext, Page } from "@playwright/test"

/** Keeps the application away until it is let in, as a slow line does. What the server has drawn is all there is. */
export async function withoutApplication(context: BrowserContext): Promise<{ page: Page; letIn: () => Promise<void> }> {
  const page = await context.newPage()
  let letIn = () => {}
  const open = new Promise<void>((resolve) => {
    letIn = resolve
  })
  await page.route("**/assets/*.js", async (route) => {
    await open
    await route.continue()
  })
  return {
    page,
    letIn: async () => {
      letIn()
      await page.locator("#first-screen").waitFor({ state: "detached" })
    },
  }
}
