/**
 * The shape of a dictionary's translation: the same keys, a sentence for a sentence, and a function with the same
 * parameters for a function. A missing or misspelt key is a type error.
 */
export type Texts<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? string
    : English[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Texts<English[Key]>
}
