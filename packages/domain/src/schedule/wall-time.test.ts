import { expect, it } from "vitest"
import { minuteOf, parseWallTime, type WallTime } from "./wall-time.ts"

it("reads every minute from 00:00 to 24:00", () => {
  for (let minute = 0; minute <= 1440; minute++) {
    const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((value) => String(value).padStart(2, "0"))
    expect(parseWallTime(`${hours}:${minutes}`)).toBe(minute)
    expect(minuteOf(`${hours}:${minutes}` as WallTime)).toBe(minute)
  }
})

it.each([
  "",
  "9:30",
  "009:30",
  "09:3",
  "09:300",
  "09:60",
  "24:01",
  "24:000",
  "124:00",
  "25:00",
  "09.30",
  " 09:30",
  "09:30 ",
])("reads no time from '%s'", (text) => {
  expect(parseWallTime(text)).toBeNull()
})

it.each([[930], [["09:30"]], [null], [undefined], [{}]])("reads no time from %j, which is no text", (value) => {
  expect(parseWallTime(value)).toBeNull()
})
