import type { BrowserContext, Page } from "@playwright/test"
import { holdBack } from "./held-back.ts"

/** Keeps the application from loading until it is let in, like a slow connection. Only the server's screen is shown. */
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
