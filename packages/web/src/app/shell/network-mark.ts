import type { IconName } from "../../ui/icons/icon-names.ts"

/** We drew these icons ourselves, in the style of our others, because the networks own their logos. */
const marks: ReadonlyMap<string, IconName> = new Map([
  ["facebook", "letter-f"],
  ["instagram", "camera"],
  ["linkedin", "letters-in"],
  ["snapchat", "message-circle"],
  ["telegram", "message-circle"],
  ["tiktok", "note"],
  ["twitter", "letter-x"],
  ["whatsapp", "message-circle"],
  ["x", "letter-x"],
  ["youtube", "play"],
])

/** The icon for a network's name, as the operator writes it; a link icon for unknown networks. */
export const networkMark = (name: string): IconName => marks.get(name.toLowerCase()) ?? "link"
