import { describe, expect, it } from "vitest"
import { emptyForm, withText } from "./form/form-state.ts"
import { forgetUnsentEntry, keepUnsentEntry, unsentEntry } from "./unsent-entry.ts"

function storage(refuses = false) {
  const kept = new Map<string, string>()
  const refused = () => {
    if (refuses) throw new Error("Forbidden")
  }
  return {
    kept,
    getItem: (key: string) => {
      refused()
      return kept.get(key) ?? null
    },
    setItem: (key: string, text: string) => {
      refused()
      kept.set(key, text)
    },
    removeItem: (key: string) => {
      refused()
      kept.delete(key)
    },
  }
}

const form = withText(emptyForm, "name.en", "A holiday")

describe("what an admin typed and did not save", () => {
  it("is there again for its kind and market alone, until it is saved or cancelled", () => {
    const tab = storage()
    keepUnsentEntry("closures", "AE", { entry: null, form }, tab)
    expect(unsentEntry("closures", "AE", tab)).toEqual({ entry: null, form })
    expect([unsentEntry("closures", "QA", tab), unsentEntry("banners", "AE", tab)]).toEqual([null, null])
    forgetUnsentEntry("closures", "AE", tab)
    expect(unsentEntry("closures", "AE", tab)).toBeNull()
  })

  it("is nothing where it cannot be read or the browser keeps nothing", () => {
    const tab = storage()
    keepUnsentEntry("closures", "AE", { entry: null, form }, tab)
    for (const text of ["{", "7", "{}", '{"form":{"texts":{}}}']) {
      for (const key of tab.kept.keys()) tab.kept.set(key, text)
      expect(unsentEntry("closures", "AE", tab)).toBeNull()
    }
    const none = storage(true)
    keepUnsentEntry("closures", "AE", { entry: null, form }, none)
    expect(unsentEntry("closures", "AE", none)).toBeNull()
    forgetUnsentEntry("closures", "AE", none)
  })
})
