/** Where customers get help and find the operator: each is shown where it is set. */
export interface Contact {
  /** As people dial it, with the plus sign. */
  readonly supportPhone?: string
  /** Digits only, for wa.me links. */
  readonly whatsapp?: string
  readonly contactEmail?: string
  /** The operator's pages elsewhere, by the name of the place, in the order of the footer. */
  readonly socialLinks?: readonly SocialLink[]
  /** Where his own apps are had. */
  readonly appStoreUrl?: string
  readonly playStoreUrl?: string
}

export interface SocialLink {
  readonly name: string
  readonly url: string
}
