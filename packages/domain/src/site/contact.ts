/** Where customers get help and reach the operator; each is shown if it is set. */
export interface Contact {
  /** As dialled, with the plus sign. */
  readonly supportPhone?: string
  /** Digits only, for wa.me links. */
  readonly whatsapp?: string
  readonly contactEmail?: string
  /** The operator's pages elsewhere, with the site's name, in the order of the footer. */
  readonly socialLinks?: readonly SocialLink[]
  /** Where his own apps are available. */
  readonly appStoreUrl?: string
  readonly playStoreUrl?: string
}

export interface SocialLink {
  readonly name: string
  readonly url: string
}
