/** Text that no mark-up can come of. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Text of which parts stand between grave accents. */
export const inline = (text: string): string => escaped(text).replace(/`([^`]*)`/g, "<code>$1</code>")
