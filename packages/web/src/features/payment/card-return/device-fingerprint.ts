/** The longest that the server takes, in characters. */
const longest = 4_000

/**
 * What somebody else's script says of this device, for the bank's risk check. It runs in a frame of no origin, which tells
 * it by a message; the frame goes when it has spoken, or when nobody waits any more.
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
