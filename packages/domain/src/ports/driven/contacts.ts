import * as Context from "effect/Context"
import type { Contact } from "../../site/contact.ts"

/** The operator's contact details, as far as he has set them. */
export type OperatorContacts = Pick<Contact, "supportPhone" | "whatsapp" | "contactEmail">

/** The operator's own contacts, from the settings. */
export class Contacts extends Context.Service<Contacts, OperatorContacts>()("mersal/Contacts") {}
