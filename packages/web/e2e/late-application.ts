import type { BrowserContext, Page } from "@playwright/test"
import { holdBack } from "./held-back.ts"

/** Keeps the application away until it is let in, as a slow line does. What the server has drawn is all there is. */
export async function withoutApplication(context: BrowserContext): Promise<{ page: Page; letIn: () => Promise<void> }> {
  const page = await context.newPage()
  const letCome = await holdBack(page, "**/assets/*.js")
  return {
    page,
    letIn: async () => {
      letCome()
      await page.locator("#first-screen").waitFor({ state: "detached" })
    },
  }
}
