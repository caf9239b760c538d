import { type ComponentType, type LazyExoticComponent, lazy } from "react"
import { spare } from "./spare.ts"

/**
 * A part of a screen that comes after it. Where it does not come all else stays, with what is typed: a browser asks no
 * second time for a script that was missing, so that it comes with the next page.
 *
 * @example const PromoBlock = latePart(async () => (await import("./PromoBlock.tsx")).PromoBlock)
 */
export const latePart = <Props>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: (await spare(fetchPart())) ?? (() => null) }))
