import { samplePictures } from "../../sample-pictures.ts"
import type { AccountCase } from "../account-stage.ts"
import { expectEqual, refused, succeeded } from "../expectations.ts"
import { begin, browserOf, registered } from "./stage.ts"

/** What an account shows its owner. */
export const profile: readonly AccountCase[] = [
  {
    name: "a profile changes in name and language, and in nothing else",
    run: async (stage) => {
      await begin(stage)
      const { account } = await registered(stage, "amnas")
      const profile = succeeded(await account.saveProfile({ name: " آمنة 🌹 المري ", language: "ar" }))
      expectEqual([profile.name.replace(/ +/g, " "), profile.language], ["آمنة المري", "ar"])
      expectEqual(succeeded(await account.saveProfile({})), profile)
      expectEqual(succeeded(await account.profile()), profile)
      const long = await account.saveProfile({ name: "a".repeat(96) })
      expectEqual(
        refused(long, "InvalidAccountForm").issues.map(({ kind }) => kind),
        ["too-long"],
      )
      refused(await account.saveProfile({ name: " 🌹 " }), "InvalidAccountForm")
    },
  },
  {
    name: "a picture is what its bytes are, and the one before goes",
    run: async (stage) => {
      await begin(stage)
      const { account } = await registered(stage, "amnas")
      const { png, jpeg } = samplePictures
      const { image: one } = succeeded(await account.setImage({ bytes: png }))
      if (one === null) throw new Error("It has a picture")
      const guest = await browserOf(stage, "guests")
      const file = succeeded(await guest.image({ name: one }))
      expectEqual([file.type, [...file.bytes]], ["image/png", [...png]])
      const { image: two } = succeeded(await account.setImage({ bytes: jpeg }))
      refused(await guest.image({ name: one }), "AccountPartNotFound")
      expectEqual(succeeded(await guest.image({ name: two ?? "" })).type, "image/jpeg")
      const svg = new Uint8Array([..."<svg xmlns='http://www.w3.org/2000/svg'/>"].map((letter) => letter.charCodeAt(0)))
      for (const bytes of [svg, png.slice(0, 8), jpeg.slice(0, -2)])
        expectEqual(refused(await account.setImage({ bytes }), "ImageRefused").reason, "not-an-image")
      const huge = new Uint8Array(512 * 1024 + 1)
      huge.set(png)
      expectEqual(refused(await account.setImage({ bytes: huge }), "ImageRefused").reason, "too-large")
      expectEqual(succeeded(await account.removeImage()).image, null)
      refused(await guest.image({ name: two ?? "" }), "AccountPartNotFound")
      refused(await guest.setImage({ bytes: png }), "NotSignedIn")
    },
  },
]
