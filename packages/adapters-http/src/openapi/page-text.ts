/** Text escaped so that it cannot become markup. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Text whose parts between backticks become code. */
export const inline = (text: string): string => escaped(text).replace(/`([^`]*)`/g, "<code>$1</code>")
