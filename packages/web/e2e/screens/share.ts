import { join } from "node:path"
import { test } from "../test.ts"

const pictures = join(import.meta.dirname, "../../public")

/**
 * The preview pictures for shared links: each market's coast with the product's line. They contain no text, so that
 * they fit both languages and any product name.
 */
for (const [market, host] of Object.entries({ ae: "localhost", qa: "qatar.localhost" }))
  test(`the picture of shared links, ${market}`, async ({ page, product }) => {
    await page.goto(product.urlOf(host))
    await page.evaluate(() => {
      const way = document.querySelector<SVGSVGElement>("#way-picture svg")
      if (!way) throw new Error("The first page draws no way")
      const { width, height } = way.getBoundingClientRect()
      const seen = { width: 600, height: 315 }
      way.setAttribute(
        "viewBox",
        `${(width - seen.width) / 2} ${(height - seen.height) / 2} ${seen.width} ${seen.height}`,
      )
      for (const name of way.querySelectorAll("text")) name.remove()
      Object.assign(way.style, {
        position: "fixed",
        inset: 0,
        width: "100vw",
        height: "100vh",
        margin: 0,
        zIndex: 9,
        background: "var(--page)",
      })
      document.body.append(way)
    })
    await page.screenshot({ path: join(pictures, `share-${market}.jpg`), type: "jpeg", quality: 85 })
  })
