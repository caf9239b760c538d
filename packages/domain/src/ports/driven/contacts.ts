import * as Context from "effect/Context"

/** How the operator is reached, as far as he has said so. */
export interface OperatorContacts {
  /** With its plus sign. */
  readonly supportPhone?: string
  /** Digits only. */
  readonly whatsapp?: string
  readonly contactEmail?: string
}

/** The operator's own contacts, from the settings. */
export class Contacts extends Context.Service<Contacts, OperatorContacts>()("mersal/Contacts") {}
