/** The longest text that the server accepts, in characters. */
const longest = 4_000

/**
 * A third-party script's data about this device, for the bank's risk check. The script runs in a frame without an
 * origin and sends its result as a message. The frame is removed after that, or when nobody waits any more.
 */
export function deviceFingerprint(signal: AbortSignal): Promise<string> {
  const frame = document.createElement("iframe")
  frame.hidden = true
  frame.sandbox.add("allow-scripts")
  frame.src = "/device-fingerprint"
  return new Promise((resolve) => {
    const told = ({ source, data }: MessageEvent<{ deviceFingerprint?: unknown } | null>) => {
      if (source !== frame.contentWindow || typeof data?.deviceFingerprint !== "string") return
      removeEventListener("message", told)
      frame.remove()
      resolve(data.deviceFingerprint.slice(0, longest))
    }
    addEventListener("message", told, { signal })
    signal.addEventListener("abort", () => frame.remove())
    document.body.append(frame)
  })
}
