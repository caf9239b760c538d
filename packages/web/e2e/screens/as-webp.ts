import type { Page } from "@playwright/test"

/** Takes a third of the browser's own screenshot formats. */
export async function asWebp(page: Page, picture: Buffer): Promise<Buffer> {
  const painter = await page.context().newPage()
  const url = await painter.evaluate(async (png) => {
    const image = new Image()
    image.src = `data:image/png;base64,${png}`
    await image.decode()
    const canvas = document.createElement("canvas")
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    canvas.getContext("2d")?.drawImage(image, 0, 0)
    return canvas.toDataURL("image/webp", 0.82)
  }, picture.toString("base64"))
  await painter.close()
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64")
}
