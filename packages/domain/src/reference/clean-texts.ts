import { sanitise } from "../booking/draft/text-sanitiser.ts"
import type { ReferenceKind, ReferenceValues } from "./reference-entry.ts"

/**
 * A value with its readable texts sanitised as we store and show every text (D24). Ids and codes have rules of their
 * own.
 */
export const withCleanTexts = <Kind extends ReferenceKind>(
  kind: Kind,
  value: ReferenceValues[Kind],
): ReferenceValues[Kind] => cleaning[kind](value)

const same = <Value>(value: Value): Value => value

const clean = ({ en, ar }: { readonly en: string; readonly ar: string }, multiLine = false) => ({
  en: sanitise(en, { multiLine }).trim(),
  ar: sanitise(ar, { multiLine }).trim(),
})

const cleaning: { readonly [Kind in ReferenceKind]: (value: ReferenceValues[Kind]) => ReferenceValues[Kind] } = {
  tariffs: same,
  "tax-rates": same,
  areas: (area) => ({ ...area, city: clean(area.city) }),
  promos: same,
  closures: ({ source, ...closure }) => ({
    ...closure,
    ...(source !== undefined && { source: sanitise(source).trim() }),
  }),
  banners: (banner) => ({ ...banner, title: clean(banner.title), text: clean(banner.text, true) }),
  "international-rates": same,
  capacities: same,
  rules: same,
}
