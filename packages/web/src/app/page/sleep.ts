const intervalMilliseconds = 1_000
const leastSleepMilliseconds = 2_000

/**
 * Calls back after each sleep of the device: the machine's clock has then advanced further than monotonic time, which
 * stands still meanwhile on most devices, and the page's clock with it. Answers how to stop.
 */
export function watchSleep(woken: () => void): () => void {
  const difference = () => Date.now() - performance.now()
  let before = difference()
  const timer = setInterval(() => {
    const now = difference()
    if (now - before > leastSleepMilliseconds) woken()
    before = now
  }, intervalMilliseconds)
  return () => clearInterval(timer)
}
