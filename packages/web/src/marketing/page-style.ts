/** A rule of the pages' style sheet, or rules under a condition such as `@media`. */
export type StyleRule =
  | {
      readonly css: string
      /** For each selector, the classes that an element must have to match it. Empty for what always applies. */
      readonly classes: readonly (readonly string[])[]
    }
  | { readonly condition: string; readonly rules: readonly StyleRule[] }

/**
 * The style sheet of one page, with only the rules that can match something in it. A page must contain its styles
 * before its first paint, and half of all rules are for other pages.
 *
 * @param body the page as React rendered it; parts that a script adds later come from another page, with its rules
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
