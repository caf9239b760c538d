import { readFileSync } from "node:fs"
import { runInNewContext } from "node:vm"
import { afterEach, expect, it, vi } from "vitest"
import { rememberLanguage } from "./remembered.ts"

const firstScreen = readFileSync(new URL("../../../public/first-screen.js", import.meta.url), "utf8")

afterEach(() => void vi.unstubAllGlobals())

/** The cookie that a choice sets on a page of this protocol. */
function chosenOver(protocol: string): string {
  const document = { cookie: "" }
  vi.stubGlobal("document", document)
  vi.stubGlobal("location", { protocol })
  rememberLanguage("ar")
  return document.cookie
}

/** The cookie that is set when the server rendered a screen in another language than was chosen. */
function drawnOtherwiseOver(protocol: string): string {
  const document = {
    cookie: "",
    currentScript: { dataset: { offset: "0" } },
    documentElement: { lang: "ar", dataset: { language: "en" } },
  }
  runInNewContext(firstScreen, { document, location: { protocol, pathname: "/tracking" }, addEventListener: () => {} })
  return document.cookie
}

it("the cookie of the language never leaves https, and is kept over http all the same", () => {
  for (const cookieOver of [chosenOver, drawnOtherwiseOver]) {
    expect(cookieOver("https:")).toMatch(/^language=ar; Path=\/; .*SameSite=Lax; Secure$/)
    expect(cookieOver("http:")).toMatch(/^language=ar; Path=\/; .*SameSite=Lax$/)
  }
})
