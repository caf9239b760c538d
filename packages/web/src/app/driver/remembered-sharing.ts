const key = "mersal.driverPosition"

/** Whether the driver lets this phone tell where he is on the way; null until he was asked. Forgotten when he signs out. */
export function rememberedSharing(): boolean | null {
  try {
    const said = localStorage.getItem(key)
    return said === null ? null : said === "yes"
  } catch {
    return null
  }
}

export function rememberSharing(shares: boolean): void {
  try {
    localStorage.setItem(key, shares ? "yes" : "no")
  } catch {
    // A private window asks again with the next page.
  }
}
