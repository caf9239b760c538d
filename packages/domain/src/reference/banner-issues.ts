import { fieldLimits, textLength } from "../market/field-limits.ts"
import type { Banner, BannerText } from "./banner.ts"
import { idIssues, type ReferenceIssue, unless } from "./reference-issue.ts"

/** The issues of a banner: it needs both languages, and a link must be a page of ours. */
export const bannerIssues = (banner: Banner): readonly ReferenceIssue[] => [
  ...idIssues(banner.id),
  ...textIssues(banner.title, "title", fieldLimits.name),
  ...textIssues(banner.text, "text", fieldLimits.description),
  ...unless(banner.path === null || isOwnPath(banner.path), "path", "not-a-path"),
  ...unless(banner.validUntil === null || banner.validUntil > banner.validFrom, "validUntil", "not-after-from"),
]

const textIssues = (text: BannerText, field: string, most: number): readonly ReferenceIssue[] =>
  (["en", "ar"] as const).flatMap((language) => [
    ...unless(text[language].trim() !== "", `${field}.${language}`, "missing"),
    ...unless(textLength(text[language]) <= most, `${field}.${language}`, "too-long"),
  ])

/** A browser reads "//elsewhere" and "/\elsewhere" as other hosts. */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])[\w\-./?=&%#]{0,200}$/.test(path)
