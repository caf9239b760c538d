import { expect, test } from "vitest"
import { defaultPlaces, findBrowser, NoBrowserFound } from "./find-browser.mjs"

/** An existing program that answers `--version`, and a missing one. */
const here = process.execPath
const nowhere = "/nowhere/chromium"
const places = (some) => ({
  wished: () => undefined,
  downloaded: async () => nowhere,
  system: () => [nowhere],
  packaged: async () => undefined,
  ...some,
})

test("the places are tried in their order", async () => {
  const everywhere = {
    wished: () => here,
    downloaded: async () => here,
    system: () => [nowhere, here],
    packaged: async () => here,
  }
  const order = []
  for (const place of Object.keys(everywhere)) {
    order.push((await findBrowser(places(everywhere))).from)
    delete everywhere[place]
  }
  expect(order).toEqual(["E2E_BROWSER", "playwright", "system", "package"])
})

test("a browser asked for by E2E_BROWSER that is not there is an error, and no other takes its place", async () => {
  await expect(findBrowser(places({ wished: () => nowhere, system: () => [here] }))).rejects.toThrow(NoBrowserFound)
})

test("without any browser the error says how to get one", async () => {
  await expect(findBrowser(places({}))).rejects.toThrow('Run "npx playwright install chromium", or set E2E_BROWSER.')
})

test("the Chromium that comes as a package starts on Linux x64, or says what it lacks; elsewhere there is none", async () => {
  const answer = await findBrowser(places({ packaged: defaultPlaces.packaged })).catch((error) => error)
  if (process.platform !== "linux" || process.arch !== "x64") expect(answer).toBeInstanceOf(NoBrowserFound)
  else if (answer instanceof Error) expect(answer.message).toMatch(/the packaged one does not start: .*shared lib/)
  else expect(answer.from).toBe("package")
})
