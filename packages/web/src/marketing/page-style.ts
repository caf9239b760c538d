/** A rule of the pages' style sheet, or rules under a condition such as `@media`. */
export type StyleRule =
  | {
      readonly css: string
      /** By selector the classes that an element must meet for it to match; none of either for what always holds. */
      readonly classes: readonly (readonly string[])[]
    }
  | { readonly condition: string; readonly rules: readonly StyleRule[] }

/**
 * The sheet of one page: of all rules those that something in it may match. What a page comes to is drawn by, a page has
 * to bring before its first paint, and half of it is about other pages.
 *
 * @param body the page as React wrote it; what a script puts into it later comes from another page, with its rules
 */
export function styleFor(body: string, rules: readonly StyleRule[]): string {
  const classesIn = [...body.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "))
  const used = new Set(classesIn)
  const written = (rule: StyleRule): string => {
    if ("css" in rule) {
      const { css, classes } = rule
      return classes.length === 0 || classes.some((needed) => needed.every((name) => used.has(name))) ? css : ""
    }
    const within = rule.rules.map(written).join("")
    return within && `${rule.condition}{${within}}`
  }
  return rules.map(written).join("")
}
