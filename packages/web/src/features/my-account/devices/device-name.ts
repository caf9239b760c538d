import type { Device } from "@mersal/domain/account/sign-in/device"
import type { PageTexts } from "../../../environment/texts/dictionaries.ts"

/** What a device is called: by its browser and its system, or by the one of them that is known. */
export function deviceName({ browser, system }: Device, words: PageTexts["myAccount"]): string {
  if (browser && system) return words.browserOn(words.browsers[browser], words.systems[system])
  if (browser) return words.browsers[browser]
  return system ? words.systems[system] : words.unknownDevice
}
