import { describe, expect, it } from "vitest"
import { pressedKey } from "./pressed-key.ts"

describe("the key that was meant", () => {
  it("is what the key writes, whether or not it is a capital", () => {
    expect(pressedKey({ key: "j", code: "KeyJ", shiftKey: false })).toBe("j")
    expect(pressedKey({ key: "J", code: "KeyJ", shiftKey: true })).toBe("j")
    expect(pressedKey({ key: "j", code: "KeyH", shiftKey: false })).toBe("j")
    expect(pressedKey({ key: "Escape", code: "Escape", shiftKey: false })).toBe("Escape")
    expect(pressedKey({ key: "/", code: "Digit7", shiftKey: true })).toBe("/")
  })

  it("is the Latin one that stands there on an Arabic keyboard", () => {
    expect(pressedKey({ key: "ت", code: "KeyJ", shiftKey: false })).toBe("j")
    expect(pressedKey({ key: "ظ", code: "Slash", shiftKey: false })).toBe("/")
    expect(pressedKey({ key: "؟", code: "Slash", shiftKey: true })).toBe("?")
  })
})
