import { parseReference, type Reference } from "@mersal/domain/booking/order/reference"
import { type LocalDate, parseLocalDate } from "@mersal/domain/calendar/local-date"
import { marketIds } from "@mersal/domain/market/market"
import * as z from "zod"

// Schemas for columns that several tables share. A row that does not fit was not written by us: parsing it throws.

/** An instant in milliseconds since 1970, or an amount in minor units. */
export const wholeNumber = z.int()

export const marketColumn = z.enum(marketIds)

export const currencyColumn = z.enum(["AED", "QAR"])

export const dateColumn = z.custom<LocalDate>((value) => typeof value === "string" && parseLocalDate(value) !== null)

export const referenceColumn = z.custom<Reference>(
  (value) => typeof value === "string" && parseReference(value) === value,
)

/** One of the names of a domain type. It takes a record of all names, so that a missing one does not compile. */
export const oneOf = <Name extends string>(names: Readonly<Record<Name, true>>) =>
  z.enum(Object.keys(names) as [Name, ...Name[]])

/** JSON text whose parsed value has this shape. */
export const json = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(schema)
