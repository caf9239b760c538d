import { type ComponentType, type LazyExoticComponent, lazy } from "react"
import { spare } from "./spare.ts"

/**
 * A part of a screen that loads after it. If it does not load, everything else stays, with what is typed: browsers do
 * not request a missing script again, so the part comes with the next page.
 *
 * @example const PromoBlock = latePart(async () => (await import("./PromoBlock.tsx")).PromoBlock)
 */
export const latePart = <Props>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: (await spare(fetchPart())) ?? (() => null) }))
