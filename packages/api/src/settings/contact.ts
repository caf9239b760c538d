import type { Contact, SocialLink } from "@mersal/domain/site/contact"
import { matching, Wrong } from "./parsing.ts"
import type { Source } from "./source.ts"

type Variable =
  | "SUPPORT_PHONE"
  | "WHATSAPP_NUMBER"
  | "CONTACT_EMAIL"
  | "SOCIAL_LINKS"
  | "APP_STORE_URL"
  | "PLAY_STORE_URL"

/** How customers reach the operator. */
export function readContact({ read }: Source<Variable>): Contact {
  const phone = matching(/^\+[\d ]{8,20}$/, "a phone number with its plus sign")
  const links = read<readonly SocialLink[] | null>("SOCIAL_LINKS", null, parseSocialLinks)
  return {
    ...named("supportPhone", read("SUPPORT_PHONE", null, phone)),
    ...named("whatsapp", read("WHATSAPP_NUMBER", null, matching(/^\d{8,15}$/, "a phone number in digits only"))),
    ...named("contactEmail", read("CONTACT_EMAIL", null, matching(/^[^\s@]+@[^\s@]+$/, "an e-mail address"))),
    ...(links !== null && { socialLinks: links }),
    ...named("appStoreUrl", read("APP_STORE_URL", null, parsePublicUrl)),
    ...named("playStoreUrl", read("PLAY_STORE_URL", null, parsePublicUrl)),
  }
}

const named = (name: Exclude<keyof Contact, "socialLinks">, value: string | null): Contact =>
  value === null ? {} : { [name]: value }

/** A public page, so it must be https. */
const parsePublicUrl = (text: string): string | Wrong =>
  URL.canParse(text) && new URL(text).protocol === "https:" ? new URL(text).href : new Wrong("must be an https address")

function parseSocialLinks(text: string): readonly SocialLink[] | Wrong {
  const links = text.split(",").map((entry) => {
    const [name = "", ...rest] = entry.split("=")
    return { name: name.trim(), url: parsePublicUrl(rest.join("=").trim()) }
  })
  const wrong = new Wrong("must list name=https address, divided by commas")
  if (links.some(({ name, url }) => name === "" || url instanceof Wrong)) return wrong
  return links as readonly SocialLink[]
}
