import type { Device } from "@mersal/domain/account/sign-in/device"
import type { PageTexts } from "../../../environment/texts/dictionaries.ts"

/** The name of a device: its browser and system, or whichever of the two is known. */
export function deviceName({ browser, system }: Device, words: PageTexts["myAccount"]): string {
  if (browser && system) return words.browserOn(words.browsers[browser], words.systems[system])
  if (browser) return words.browsers[browser]
  return system ? words.systems[system] : words.unknownDevice
}
