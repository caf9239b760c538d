/** Of a refund that takes longer than a moment a later visit tells. */
const mostLooks = 6

/** In milliseconds. */
const firstLook = 2_000

/** Looks again, less and less often, while somebody sees the page, whatever the looks say; answers how to stop. */
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
