/** Joins the class names that are truthy: `classNames("a", open && "b")` is `"a b"` while open. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ")
}
