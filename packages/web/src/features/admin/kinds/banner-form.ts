import { field, idField, onMarketClock, optionsOf } from "../form/form-parts.ts"
import { typedMoment } from "../form/form-reader.ts"
import { emptyForm } from "../form/form-state.ts"
import type { KindForm } from "./kind-form.ts"

export const bannerForm: KindForm<"banners"> = {
  parts: [
    idField,
    field("channel", "channel", "choice", { options: ({ channels }) => optionsOf(channels) }),
    field("title.en", "titleEn", "text"),
    field("title.ar", "titleAr", "text"),
    field("text.en", "textEn", "lines"),
    field("text.ar", "textAr", "lines"),
    field("path", "path", "text", { isOptional: true, isLatin: true, hint: ({ hints }) => hints.path }),
    field("validFrom", "validFrom", "moment", onMarketClock),
    field("validUntil", "validUntil", "moment", { isOptional: true, ...onMarketClock }),
  ],
  fresh: () => ({ ...emptyForm, texts: { channel: "c2c" } }),
  typed: ({ id, market, channel, title, text, path, validFrom, validUntil }) => ({
    ...emptyForm,
    texts: {
      id,
      channel,
      "title.en": title.en,
      "title.ar": title.ar,
      "text.en": text.en,
      "text.ar": text.ar,
      path: path ?? "",
      validFrom: typedMoment(market, validFrom),
      validUntil: typedMoment(market, validUntil),
    },
  }),
  read: (reader) => ({
    id: reader.text("id"),
    market: reader.market,
    channel: reader.choice("channel"),
    title: { en: reader.text("title.en"), ar: reader.text("title.ar") },
    text: { en: reader.text("text.en"), ar: reader.text("text.ar") },
    path: reader.text("path") || null,
    validFrom: reader.moment("validFrom"),
    validUntil: reader.momentOrNull("validUntil"),
  }),
}
