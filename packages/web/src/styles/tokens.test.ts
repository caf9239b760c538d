import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8")

/** Declarations of tokens.css in their order. The first of a name counts, because later ones are for media queries. */
const declarations = new Map<string, string>()
for (const [, name, value] of css.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
  if (name && value && !declarations.has(name)) declarations.set(name, value.trim())
}

type Scheme = "light" | "dark"

function hexOf(token: string, scheme: Scheme): string {
  const value = declarations.get(token)
  if (!value) throw new Error(`--${token} is not declared`)
  if (value.startsWith("#")) return value
  const pair = value.match(/^light-dark\(var\(--([\w-]+)\), var\(--([\w-]+)\)\)$/)
  const name = pair ? pair[scheme === "light" ? 1 : 2] : value.match(/^var\(--([\w-]+)\)$/)?.[1]
  if (!name) throw new Error(`--${token} is not a colour: ${value}`)
  return hexOf(name, scheme)
}

/** Relative luminance and contrast as defined in WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The designed pairs of the palette and the ratio each was chosen for. */
const designed: readonly (readonly [string, string, number])[] = [
  ["neutral-900", "neutral-25", 17.06],
  ["neutral-600", "neutral-0", 7.22],
  ["neutral-600", "neutral-100", 6.22],
  ["neutral-500", "neutral-0", 4.76],
  ["neutral-0", "primary-600", 6.2],
  ["neutral-0", "primary-700", 8.28],
  ["primary-700", "neutral-25", 8.01],
  ["primary-800", "primary-100", 9.24],
  ["danger-700", "neutral-0", 6.63],
  ["danger-700", "danger-100", 5.69],
  ["success-800", "success-100", 8.39],
  ["warning-800", "warning-100", 7.75],
  ["neutral-100", "neutral-950", 16.66],
  ["neutral-100", "neutral-900", 15.18],
  ["neutral-400", "neutral-950", 7.19],
  ["neutral-400", "neutral-900", 6.55],
  ["neutral-400", "neutral-800", 5.4],
  ["neutral-500", "neutral-900", 3.7],
  ["neutral-950", "primary-300", 10.44],
  ["neutral-950", "primary-400", 6.8],
  ["primary-300", "neutral-900", 9.52],
  ["primary-200", "primary-900", 9.69],
  ["danger-300", "neutral-900", 9.05],
  ["success-300", "neutral-900", 10.65],
  ["warning-300", "neutral-900", 11.44],
]

/** Text on its backgrounds needs 4.5; borders of controls and the focus ring need 3 (WCAG 2.2, 1.4.3 and 1.4.11). */
const legible: readonly (readonly [string, readonly string[], number])[] = [
  ["text", ["page", "surface", "surface-sunken", "surface-hover", "surface-floating", "land"], 4.5],
  [
    "text-muted",
    ["page", "surface", "surface-sunken", "surface-hover", "surface-inactive", "surface-floating", "land"],
    4.5,
  ],
  ["text-placeholder", ["surface"], 4.5],
  ["link", ["page", "surface", "surface-sunken", "surface-hover", "land"], 4.5],
  ["on-action", ["action", "action-hover", "danger-action"], 4.5],
  ["on-inverse", ["inverse"], 4.5],
  ["on-selected", ["selected", "selected-strong"], 4.5],
  ["on-selected-muted", ["selected", "selected-strong"], 4.5],
  ["danger", ["page", "surface", "surface-sunken"], 4.5],
  ["success", ["page", "surface", "surface-sunken"], 4.5],
  ["warning", ["page", "surface", "surface-sunken"], 4.5],
  ["on-danger-surface", ["danger-surface"], 4.5],
  ["on-success-surface", ["success-surface"], 4.5],
  ["on-warning-surface", ["warning-surface"], 4.5],
  ["on-info-surface", ["info-surface"], 4.5],
  ["border-control", ["page", "surface", "surface-sunken"], 3],
  ["selected-border", ["page", "surface", "selected"], 3],
  ["action", ["page", "land"], 3],
  ["focus", ["page", "surface", "surface-sunken", "selected"], 3],
]

describe("the palette", () => {
  it.each(designed)("keeps %s on %s at the ratio it was designed for (%d)", (ink, ground, ratio) => {
    expect(contrast(hexOf(ink, "light"), hexOf(ground, "light"))).toBeCloseTo(ratio, 2)
  })

  it("has no step between neutral 400 and white that could border a control", () => {
    expect(contrast(hexOf("neutral-400", "light"), hexOf("neutral-0", "light"))).toBeLessThan(3)
  })
})

describe.each(["light", "dark"] as const)("the semantic colours in %s", (scheme) => {
  it.each(legible)("keep %s legible", (ink, grounds, least) => {
    for (const ground of grounds) {
      const ratio = contrast(hexOf(ink, scheme), hexOf(ground, scheme))
      expect(ratio, `${ink} on ${ground}: ${ratio.toFixed(2)}`).toBeGreaterThanOrEqual(least)
    }
  })
})
