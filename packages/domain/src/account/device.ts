/** Browsers that are told apart by name. */
export const browserFamilies = ["chrome", "safari", "firefox", "edge", "opera", "samsung"] as const
export type BrowserFamily = (typeof browserFamilies)[number]

/** Systems that are told apart by name. An iPad that asks for desktop pages names itself a Mac, and passes for one. */
export const systemFamilies = ["android", "iphone", "ipad", "windows", "mac", "linux", "chromeOs"] as const
export type SystemFamily = (typeof systemFamilies)[number]

/** What somebody recognises a device of his by. Each is null where it is none that we know. */
export interface Device {
  readonly browser: BrowserFamily | null
  readonly system: SystemFamily | null
}

export const unknownDevice: Device = { browser: null, system: null }

/** What is looked at of a user agent: no browser's is as long. */
const readLength = 512

/** The first mark found decides: nearly every browser names Chrome and Safari beside itself. */
const browserMarks: readonly (readonly [mark: string, family: BrowserFamily])[] = [
  ["Edg/", "edge"],
  ["EdgA/", "edge"],
  ["EdgiOS/", "edge"],
  ["OPR/", "opera"],
  ["OPT/", "opera"],
  ["SamsungBrowser/", "samsung"],
  ["Firefox/", "firefox"],
  ["FxiOS/", "firefox"],
  ["CriOS/", "chrome"],
  ["Chrome/", "chrome"],
  ["Safari/", "safari"],
]

/** Phones name the system that theirs descends from, so they come first. */
const systemMarks: readonly (readonly [mark: string, family: SystemFamily])[] = [
  ["iPhone", "iphone"],
  ["iPad", "ipad"],
  ["Android", "android"],
  ["CrOS", "chromeOs"],
  ["Windows", "windows"],
  ["Macintosh", "mac"],
  ["Linux", "linux"],
]

/**
 * The device that a user agent names. Only this is kept of it: the rest, versions and models, would tell one person from
 * another, and tells nobody which of his own devices it is.
 *
 * @example deviceOf("Mozilla/5.0 (Linux; Android 10; K) … Chrome/141.0.0.0 Mobile Safari/537.36") // chrome, android
 */
export function deviceOf(userAgent: string): Device {
  const text = userAgent.slice(0, readLength)
  const read = <Family>(marks: readonly (readonly [string, Family])[]): Family | null =>
    marks.find(([mark]) => text.includes(mark))?.[1] ?? null
  return { browser: read(browserMarks), system: read(systemMarks) }
}
