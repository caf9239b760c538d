import { describe, expect, it } from "vitest"
import { browserStorage, refusedStorage } from "../../testing/browser-storage.ts"
import { emptyForm, withText } from "./form/form-state.ts"
import { forgetUnsentEntry, keepUnsentEntry, unsentEntry } from "./unsent-entry.ts"

const form = withText(emptyForm, "name.en", "A holiday")

describe("what an admin typed and did not save", () => {
  it("is there again for its kind and market alone, until it is saved or cancelled", () => {
    const tab = browserStorage()
    keepUnsentEntry("closures", "AE", { entry: null, form }, tab)
    expect(unsentEntry("closures", "AE", tab)).toEqual({ entry: null, form })
    expect([unsentEntry("closures", "QA", tab), unsentEntry("banners", "AE", tab)]).toEqual([null, null])
    forgetUnsentEntry("closures", "AE", tab)
    expect(unsentEntry("closures", "AE", tab)).toBeNull()
  })

  it("is nothing where it cannot be read or the browser keeps nothing", () => {
    const kept = new Map<string, string>()
    const tab = browserStorage(kept)
    keepUnsentEntry("closures", "AE", { entry: null, form }, tab)
    for (const text of ["{", "7", "{}", '{"form":{"texts":{}}}']) {
      for (const key of kept.keys()) kept.set(key, text)
      expect(unsentEntry("closures", "AE", tab)).toBeNull()
    }
    keepUnsentEntry("closures", "AE", { entry: null, form }, refusedStorage)
    expect(unsentEntry("closures", "AE", refusedStorage)).toBeNull()
    forgetUnsentEntry("closures", "AE", refusedStorage)
  })
})
