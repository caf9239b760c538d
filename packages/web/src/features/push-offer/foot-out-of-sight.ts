import { useEffect, useState } from "react"

/** What is below the screens; the first of it. */
const foot = "main ~ :is(section, footer)"

/**
 * Whether the end of a page may grow: as soon as what is below it is out of sight, or with the reader's next press, so
 * that nothing visible moves.
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
