import { readFileSync } from "node:fs"
import type { Plugin } from "vite"

const sprite = new URL("../src/ui/icons/sprite.svg", import.meta.url)

/** Puts the icon sprite into index.html, where `<use href="#icon-…">` finds it without another request. */
export function iconSprite(): Plugin {
  return {
    name: "mersal:icon-sprite",
    transformIndexHtml: (html) =>
      html.replace("<!--icon-sprite-->", readFileSync(sprite, "utf8").replace(/>\s+</g, "><").trim()),
  }
}
