/**
 * A style sheet without unused custom properties: those that neither the sheet itself nor the styled text reads. The
 * design tokens are shared with the application, and a page about the product reads only some of them.
 */
export function withReadProperties(style: string, styled: string): string {
  const kept = style.replace(/(--[\w-]+):[^;}]*;?/g, (declaration, name) =>
    [style, styled].some((text) => new RegExp(`var\\(${name}\\b(?!-)`).test(text)) ? declaration : "",
  )
  // A removed token may have been the only reader of another.
  return kept === style ? style : withReadProperties(kept, styled)
}
