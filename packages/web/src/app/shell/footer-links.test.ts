import { footer as arabicFooter } from "@mersal/domain/messages/ar/footer"
import { shell as arabicShell } from "@mersal/domain/messages/ar/shell"
import { footer } from "@mersal/domain/messages/en/footer"
import { shell } from "@mersal/domain/messages/en/shell"
import { describe, expect, it } from "vitest"
import { appBadges, footerGroups, termsLinks } from "./footer-links.ts"

const english = { shell, footer }
const arabic = { shell: arabicShell, footer: arabicFooter }
const falcon = { productName: "Falcon" }
const linksOf = (groups: ReturnType<typeof footerGroups>) =>
  Object.fromEntries(groups.flatMap(({ links }) => links.map(({ text, to }) => [text, to])))

describe("the foot of every page", () => {
  it("has every link of section 2, by the product's name", () => {
    expect(linksOf(footerGroups(falcon, english, "en"))).toMatchObject({
      "Track Delivery": "/tracking",
      "About Us": "/about/",
      Services: "/services/",
      "Get Business Rates": "/business/",
      "Falcon Delivery": "/go",
      "For hospitals": "/falcon-for-hospitals/",
      "CO2 Emissions": "/co2-emissions/",
      "Our Platform": "/our-platform/",
      "Contact Us": "/contact-us/",
    })
    expect(termsLinks(english, "en").map(({ to }) => to)).toEqual(["/terms-and-conditions/", "/privacy-policy/"])
  })

  it("leads in Arabic to Arabic pages, and to the one address of each screen", () => {
    const links = footerGroups(falcon, arabic, "ar").flatMap((group) => group.links)
    expect(links.filter(({ isScreen }) => isScreen).map(({ to }) => to)).toEqual(["/tracking", "/go"])
    expect(links.filter(({ isScreen, to }) => !isScreen && !to.startsWith("/ar/"))).toEqual([])
    expect(termsLinks(arabic, "ar").every(({ to }) => to.startsWith("/ar/"))).toBe(true)
  })

  it("has contacts, social pages and app badges exactly where the operator has them", () => {
    const known = {
      ...falcon,
      supportPhone: "+971 4 123 4567",
      whatsapp: "971501234567",
      contactEmail: "help@falcon.example",
      socialLinks: [{ name: "Instagram", url: "https://i.example/falcon" }],
      appStoreUrl: "https://apps.example/1",
    }
    const links = linksOf(footerGroups(known, english, "en"))
    expect(links).toMatchObject({
      "Contact by email": "mailto:help@falcon.example",
      "Call us: +971 4 123 4567": "tel:+97141234567",
      "Write on WhatsApp": "https://wa.me/971501234567",
      Instagram: "https://i.example/falcon",
    })
    expect(appBadges(known, english).map(({ to }) => to)).toEqual(["https://apps.example/1"])
    expect(appBadges(falcon, english)).toEqual([])
    const marked = [
      ...known.socialLinks,
      { name: "X", url: "https://x.example" },
      { name: "Our blog", url: "https://b.example" },
    ]
    const found = footerGroups({ ...known, socialLinks: marked }, english, "en").at(-1)
    expect(found?.links.map(({ text, icon }) => [text, icon])).toEqual([
      ["Instagram", "camera"],
      ["X", "letter-x"],
      ["Our blog", "link"],
    ])
    const bare = footerGroups(falcon, english, "en")
    expect(bare.flatMap((group) => group.links).filter(({ to }) => !to.startsWith("/"))).toEqual([])
    expect(bare.every((group) => group.links.length > 0)).toBe(true)
  })
})
