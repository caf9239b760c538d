/**
 * A style sheet without the custom properties that nothing reads: neither the sheet itself nor the text of what it
 * styles. The tokens of the design are shared with the application, and a page about the product reads most of them.
 */
export function withReadProperties(style: string, styled: string): string {
  const kept = style.replace(/(--[\w-]+):[^;}]*;?/g, (declaration, name) =>
    [style, styled].some((text) => new RegExp(`var\\(${name}\\b(?!-)`).test(text)) ? declaration : "",
  )
  // A token may have been read by one of those alone.
  return kept === style ? style : withReadProperties(kept, styled)
}
