import { useEffect, useState } from "react"

/** What stands below the screens, the first of it. */
const foot = "main ~ :is(section, footer)"

/**
 * Whether the last of a page may still grow: as soon as what stands below it is out of sight, and else with the reader's
 * next press, so that nothing moves under the eyes.
 */
export function useFootOutOfSight(): boolean {
  const [isFree, setFree] = useState(false)
  useEffect(() => {
    const free = () => setFree(true)
    const observer = new IntersectionObserver((seen) => seen.at(-1)?.isIntersecting === false && free())
    const below = document.querySelector(foot)
    if (below) observer.observe(below)
    else free()
    addEventListener("click", free)
    addEventListener("keyup", free)
    return () => {
      observer.disconnect()
      removeEventListener("click", free)
      removeEventListener("keyup", free)
    }
  }, [])
  return isFree
}
