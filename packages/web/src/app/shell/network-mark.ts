import type { IconName } from "../../ui/icons/icon-names.ts"

/** Drawn by ourselves, in the line of our icons: the marks of the networks are their owners'. */
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

/** What stands before the name of a network, as the operator writes it; of one that we do not know a link. */
export const networkMark = (name: string): IconName => marks.get(name.toLowerCase()) ?? "link"
