import type { SavedAddress, SavedContact } from "../../../../account/address-book.ts"
import type { ImageType } from "../../../../account/image-type.ts"
import type { Reference } from "../../../../booking/order/reference.ts"
import type { Instant } from "../../../../calendar/zone.ts"

/** Changes to what belongs to an account: its address book, its picture, its bookings. */
export type BelongingsChange =
  /** Replaces the one with its id. Conflicts when the account has `most` others, or another account has this one. */
  | {
      readonly kind: "saveAddress"
      readonly accountId: string
      readonly address: SavedAddress
      readonly at: Instant
      readonly most: number
    }
  | { readonly kind: "deleteAddress"; readonly accountId: string; readonly id: string }
  /** The same for a contact. */
  | {
      readonly kind: "saveContact"
      readonly accountId: string
      readonly contact: SavedContact
      readonly at: Instant
      readonly most: number
    }
  | { readonly kind: "deleteContact"; readonly accountId: string; readonly id: string }
  | { readonly kind: "saveImage"; readonly accountId: string; readonly image: StoredImage; readonly at: Instant }
  | { readonly kind: "deleteImage"; readonly accountId: string; readonly name: string }
  /** Conflicts when the booking already belongs to an account. */
  | { readonly kind: "claimBooking"; readonly accountId: string; readonly reference: Reference; readonly at: Instant }

export interface StoredImage {
  readonly name: string
  readonly type: ImageType
  /** Base64. */
  readonly bytes: string
}
