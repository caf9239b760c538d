import { field, onMarketClock, optionsOf } from "../form/form-parts.ts"
import { typedAmount, typedMoment } from "../form/form-reader.ts"
import { emptyForm } from "../form/form-state.ts"
import type { KindForm } from "./kind-form.ts"

const typedCount = (count: number | null): string => (count === null ? "" : String(count))

export const promoForm: KindForm<"promos"> = {
  parts: [
    field("code", "code", "text", { isFixed: true, isLatin: true, hint: ({ hints }) => hints.code }),
    field("public", "public", "check"),
    field("discountType", "discountType", "choice", { options: ({ discountTypes }) => optionsOf(discountTypes) }),
    field("discount", "discount", "number", { hint: ({ hints }) => hints.discount }),
    field("cap", "cap", "number", { isOptional: true }),
    field("minimum", "minimumCharge", "number"),
    field("validFrom", "validFrom", "moment", onMarketClock),
    field("validUntil", "validUntil", "moment", { isOptional: true, ...onMarketClock }),
    field("maximumUses", "maximumUses", "number", { isOptional: true }),
    field("maximumUsesPerCustomer", "maximumUsesPerCustomer", "number", { isOptional: true }),
    field("bookingTypes", "bookingTypes", "choices", {
      options: ({ bookingTypes }) => optionsOf(bookingTypes),
      hint: ({ hints }) => hints.noneMeansAll,
    }),
    field("vehicles", "vehicles", "choices", {
      options: ({ vehicles }) => optionsOf(vehicles),
      hint: ({ hints }) => hints.noneMeansAll,
    }),
  ],
  fresh: () => ({ ...emptyForm, texts: { discountType: "PERCENTAGE_DISCOUNT", minimum: "0", public: "yes" } }),
  typed: (promo) => ({
    ...emptyForm,
    texts: {
      code: promo.code,
      public: promo.isListed ? "yes" : "",
      discountType: promo.discount?.type ?? "FIXED_DISCOUNT",
      discount:
        promo.discount === null
          ? ""
          : "minor" in promo.discount
            ? typedAmount(promo.discount.minor)
            : String(promo.discount.percent),
      cap: typedAmount(promo.capMinor),
      minimum: typedAmount(promo.minimumMinor),
      validFrom: typedMoment(promo.market, promo.validFrom),
      validUntil: typedMoment(promo.market, promo.validUntil),
      maximumUses: typedCount(promo.maximumUses),
      maximumUsesPerCustomer: typedCount(promo.maximumUsesPerCustomer),
      bookingTypes: promo.bookingTypes.join(","),
      vehicles: promo.vehicles.join(","),
    },
  }),
  read: (reader) => ({
    code: reader.text("code"),
    market: reader.market,
    discount:
      reader.text("discountType") === "FIXED_DISCOUNT"
        ? { type: "FIXED_DISCOUNT", minor: reader.amount("discount") }
        : { type: "PERCENTAGE_DISCOUNT", percent: reader.number("discount") },
    validFrom: reader.moment("validFrom"),
    validUntil: reader.momentOrNull("validUntil"),
    capMinor: reader.amountOrNull("cap"),
    minimumMinor: reader.amount("minimum"),
    maximumUses: reader.numberOrNull("maximumUses"),
    maximumUsesPerCustomer: reader.numberOrNull("maximumUsesPerCustomer"),
    bookingTypes: reader.choices("bookingTypes"),
    vehicles: reader.choices("vehicles"),
    isListed: reader.check("public"),
  }),
}
