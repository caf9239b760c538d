/** Browsers that are recognised. */
export const browserFamilies = ["chrome", "safari", "firefox", "edge", "opera", "samsung"] as const
export type BrowserFamily = (typeof browserFamilies)[number]

/** Systems that are recognised. An iPad that requests desktop pages identifies itself as a Mac and counts as one. */
export const systemFamilies = ["android", "iphone", "ipad", "windows", "mac", "linux", "chromeOs"] as const
export type SystemFamily = (typeof systemFamilies)[number]

/** How an owner recognises his device. Each is null if unknown. */
export interface Device {
  readonly browser: BrowserFamily | null
  readonly system: SystemFamily | null
}

export const unknownDevice: Device = { browser: null, system: null }

/** The part of a user agent that is read; no browser's is as long. */
const readLength = 512

/** The first mark found decides: nearly every browser also names Chrome and Safari. */
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

/** Phones also name the system that theirs descends from, so they come first. */
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
 * The device of a user agent. Only this is stored: versions and models could identify a person, and do not help an
 * owner to recognise his device.
 *
 * @example deviceOf("Mozilla/5.0 (Linux; Android 10; K) … Chrome/141.0.0.0 Mobile Safari/537.36") // chrome, android
 */
export function deviceOf(userAgent: string): Device {
  const text = userAgent.slice(0, readLength)
  const read = <Family>(marks: readonly (readonly [string, Family])[]): Family | null =>
    marks.find(([mark]) => text.includes(mark))?.[1] ?? null
  return { browser: read(browserMarks), system: read(systemMarks) }
}
