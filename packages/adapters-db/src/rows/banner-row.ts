import { type Banner, bannerChannels } from "@mersal/domain/reference/banner"
import * as z from "zod"
import type { RowValues } from "../database/inserts.ts"
import { marketColumn, wholeNumber } from "./columns.ts"

const BannerRow = z.object({
  id: z.string(),
  market: marketColumn,
  channel: z.enum(bannerChannels),
  title_en: z.string(),
  title_ar: z.string(),
  text_en: z.string(),
  text_ar: z.string(),
  path: z.nullable(z.string()),
  valid_from: wholeNumber,
  valid_until: z.nullable(wholeNumber),
})

export function readBanner(row: unknown): Banner {
  const { title_en, title_ar, text_en, text_ar, valid_from, valid_until, ...rest } = BannerRow.parse(row)
  return {
    ...rest,
    title: { en: title_en, ar: title_ar },
    text: { en: text_en, ar: text_ar },
    validFrom: valid_from,
    validUntil: valid_until,
  }
}

export const bannerRow = ({ title, text, validFrom, validUntil, ...rest }: Banner): RowValues => ({
  market: rest.market,
  id: rest.id,
  channel: rest.channel,
  title_en: title.en,
  title_ar: title.ar,
  text_en: text.en,
  text_ar: text.ar,
  path: rest.path,
  valid_from: validFrom,
  valid_until: validUntil,
})
