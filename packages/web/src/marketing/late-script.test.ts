import { expect, it } from "vitest"
import { lateScript } from "./late-script.ts"

it("a late script is fetched once, however often it is wanted, and anew where it could not be had", async () => {
  const asked: string[] = []
  let isOnline = false
  const wanted = lateScript("/assets/form.js", async (address) => {
    asked.push(address)
    if (!isOnline) throw new Error("no connection")
  })
  expect(asked).toEqual([])
  const both = await Promise.allSettled([wanted(), wanted()])
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"])
  expect(asked).toEqual(["/assets/form.js"])
  isOnline = true
  await wanted()
  await wanted()
  expect(asked).toEqual(["/assets/form.js", "/assets/form.js?"])
})
