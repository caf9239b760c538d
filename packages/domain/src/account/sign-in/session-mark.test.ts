import { describe, expect, it } from "vitest"
import { sessionMarkIn, sessionMarkName } from "./session-mark.ts"

describe("the mark of a session", () => {
  it.each([
    ["alone", `${sessionMarkName}=5eed0f1a`, "5eed0f1a"],
    ["among others", `language=en; ${sessionMarkName}=5eed0f1a; theme=dark`, "5eed0f1a"],
    ["without spaces between them", `language=en;${sessionMarkName}=5eed0f1a`, "5eed0f1a"],
    ["dropped", `${sessionMarkName}=; language=en`, null],
    ["as a part of another's name", `not_${sessionMarkName}=5eed0f1a; app-${sessionMarkName}=5eed0f1a`, null],
    ["not at all", "", null],
  ])("is read where it stands %s", (_, cookies, found) => {
    expect(sessionMarkIn(cookies)).toBe(found)
  })
})
