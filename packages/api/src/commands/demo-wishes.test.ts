import { describe, expect, it } from "vitest"
import { DemoRefused, readDemoWishes } from "./demo-wishes.ts"

describe("the words of npm run demo", () => {
  it("have a meaning where nothing is said", () => {
    expect(readDemoWishes([])).toEqual({ bookings: 60, seed: 7, speed: 120, together: 1, url: null, isStaying: false })
  })

  it("are read", () => {
    const words = "--bookings 200 --seed=3 --speed 0 --together 8 --url http://localhost:3000/ --stay".split(" ")
    const wishes = { bookings: 200, seed: 3, speed: 0, together: 8, url: "http://localhost:3000", isStaying: true }
    expect(readDemoWishes(words)).toEqual(wishes)
  })

  it.each([
    "--bookings 0",
    "--bookings many",
    "--seed 1.5",
    "--speed -1",
    "--together 0",
    "--url here",
    "--haste",
    "7",
  ])("are refused with a sentence: %s", (words) => {
    expect(() => readDemoWishes(words.split(" "))).toThrow(DemoRefused)
  })
})
