import { createHash } from "node:crypto"

/** How a page's policy names this one text that stands in it, a script or a style sheet, and no other. */
export const inlineSource = (text: string): string => `sha256-${createHash("sha256").update(text).digest("base64")}`
