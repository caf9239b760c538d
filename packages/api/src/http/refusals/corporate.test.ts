import { keptDetails } from "@mersal/domain/corporate/company"
import { InvalidCompany } from "@mersal/domain/corporate/corporate-errors"
import { errors as arabic } from "@mersal/domain/messages/ar/errors"
import { errors as english } from "@mersal/domain/messages/en/errors"
import { expect, it } from "vitest"
import { corporateAnswers } from "./corporate.ts"

it("says how many digits a tax number has where the company is, and of no other country", () => {
  const details = { name: "Palm", contactName: "Amna", email: "a@palm.example", phone: "+97142345678" }
  const said = (taxNumber: string, market: "AE" | "QA", texts: typeof english | typeof arabic) =>
    corporateAnswers.InvalidCompany.say(
      new InvalidCompany(keptDetails({ ...details, taxNumber }, market)),
      texts as typeof english,
      "en",
      0,
    )
  for (const texts of [english, arabic])
    for (const market of ["AE", "QA"] as const) {
      expect(said("12", market, texts)).toEqual([{ message: texts.taxNumberInvalid[market] }])
      expect(said(" ", market, texts)).toEqual([{ message: texts.enterTaxNumber }])
    }
})
