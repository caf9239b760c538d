const key = "mersal.driverPosition"

/** Whether the driver allows this phone to share its position during a run; null until asked. Forgotten at sign-out. */
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
    // A private window asks again on the next page.
  }
}
