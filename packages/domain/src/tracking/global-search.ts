/** What a booking can be looked for by, beside its own page (section 2, 'A global tracking search by other fields'). */
export const searchFields = ["reference", "phone", "email"] as const

export type SearchField = (typeof searchFields)[number]

/** Why a search found nothing that can be shown (section 8). */
export type SearchTrouble =
  /** 'Error: Network Error'. */
  | { readonly kind: "network" }
  /** 'Invalid {field}, please enter the correct {field}'. */
  | { readonly kind: "invalid-field"; readonly field: SearchField }

/** What a failed search says: without any answer it was the network, and any other failure is the field's. */
export const searchTrouble = (field: SearchField, wasAnswered: boolean): SearchTrouble =>
  wasAnswered ? { kind: "invalid-field", field } : { kind: "network" }
