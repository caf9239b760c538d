/** A refund that takes longer is seen at a later visit. */
const mostLooks = 6

/** In milliseconds. */
const firstLook = 2_000

/** Calls `look` at growing intervals while the page is visible, whatever the result; answers how to stop. */
export function lookSeldom(look: () => void): () => void {
  let looks = 0
  let isDue = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const plan = () => {
    timer = setTimeout(
      () => {
        isDue = true
        lookIfSeen()
      },
      firstLook * 2 ** looks,
    )
  }
  const lookIfSeen = () => {
    if (!isDue || document.hidden) return
    isDue = false
    looks += 1
    look()
    if (looks < mostLooks) plan()
  }
  document.addEventListener("visibilitychange", lookIfSeen)
  plan()
  return () => {
    clearTimeout(timer)
    document.removeEventListener("visibilitychange", lookIfSeen)
  }
}
