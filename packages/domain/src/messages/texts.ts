/**
 * The shape that a translation of a dictionary must have: the same keys, a sentence where there is a sentence, and the
 * same parameters where there is a function. A missing or misspelt key is a type error.
 */
export type Texts<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? string
    : English[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Texts<English[Key]>
}
