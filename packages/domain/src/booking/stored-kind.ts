import { hasShapeOf } from "./stored-shape.ts"

/** Like the sample that stands under the value's own `kind`. */
export const ofKind =
  <Value extends { readonly kind: string }>(samples: Readonly<Record<Value["kind"], object>>) =>
  (value: unknown): value is Value => {
    const { kind } = (value ?? {}) as Value
    return Object.hasOwn(samples, kind) && hasShapeOf(samples[kind as Value["kind"]], value)
  }
