import type { SavedAddress, SavedContact } from "@mersal/domain/account/address-book"
import { imageTypes } from "@mersal/domain/account/image-type"
import type { StoredImage } from "@mersal/domain/ports/driven/changes/account/belongings"
import * as z from "zod"
import { json } from "./columns.ts"

const AddressRow = z.object({
  details: json(
    z.object({
      id: z.string(),
      label: z.string(),
      address: z.string(),
      building: z.string(),
      landmark: z.string(),
      cityName: z.string(),
      position: z.object({ lat: z.number(), lon: z.number() }),
    }),
  ),
})

const ContactRow = z.object({ details: json(z.object({ id: z.string(), name: z.string(), phone: z.string() })) })

const ImageRow = z.object({ name: z.string(), type: z.enum(imageTypes), bytes: z.string() })

export const readAddress = (row: unknown): SavedAddress => AddressRow.parse(row).details

export const readContact = (row: unknown): SavedContact => ContactRow.parse(row).details

export const readImage = (row: unknown): StoredImage => ImageRow.parse(row)
