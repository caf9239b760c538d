import { createHash } from "node:crypto"

/** The source expression by which a page's policy allows exactly this inline script or style sheet. */
export const inlineSource = (text: string): string => `sha256-${createHash("sha256").update(text).digest("base64")}`
