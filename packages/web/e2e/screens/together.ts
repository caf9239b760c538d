import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { test } from "../test.ts"
import { asWebp } from "./as-webp.ts"

const images = join(import.meta.dirname, "../../../../docs/images")
const shown = ["book-desktop-light-en", "payment-phone-dark-en", "tracking-phone-light-ar"]

test("three screens beside each other, for the first page of the repository", async ({ page }) => {
  const pictures = await Promise.all(shown.map((name) => readFile(join(images, "screens", `${name}.webp`), "base64")))
  const drawn = pictures.map((data) => `<img src="data:image/webp;base64,${data}">`).join("")
  await page.setContent(`<!doctype html><style>
    body { display: flex; gap: 20px; inline-size: max-content; margin: 0; padding: 28px; background: #e0dee6 }
    img { block-size: 700px; border-radius: 14px }
  </style>${drawn}`)
  await writeFile(join(images, "booking.webp"), await asWebp(page, await page.locator("body").screenshot()))
})
