/**
 * The fields by which a booking can be found elsewhere than on its page (section 2, 'A global tracking search by other
 * fields').
 */
export const searchFields = ["reference", "phone", "email"] as const

export type SearchField = (typeof searchFields)[number]

/** Why a search has no result that can be shown (section 8). */
export type SearchTrouble =
  /** 'Error: Network Error'. */
  | { readonly kind: "network" }
  /** 'Invalid {field}, please enter the correct {field}'. */
  | { readonly kind: "invalid-field"; readonly field: SearchField }

/** The message of a failed search: without an answer it was the network, any other failure is the field's. */
export const searchTrouble = (field: SearchField, wasAnswered: boolean): SearchTrouble =>
  wasAnswered ? { kind: "invalid-field", field } : { kind: "network" }
