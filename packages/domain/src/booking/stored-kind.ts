import { hasShapeOf } from "./stored-shape.ts"

/** Whether a value has the shape of the sample for its own `kind`. */
export const ofKind =
  <Value extends { readonly kind: string }>(samples: Readonly<Record<Value["kind"], object>>) =>
  (value: unknown): value is Value => {
    const { kind } = (value ?? {}) as Value
    return Object.hasOwn(samples, kind) && hasShapeOf(samples[kind as Value["kind"]], value)
  }
