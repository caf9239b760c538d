/** What a running site answers to a browser. */
interface LiveAnswer {
  readonly status: number
  readonly headers: Headers
  /** Decompressed. */
  readonly body: Uint8Array
}

/** How long a site may take, in milliseconds. */
const patience = 20_000

/**
 * Reads an address as a browser without cookies does. A redirect is an answer like any other. Rejects if nothing comes,
 * or nothing that can be decompressed.
 *
 * @param packing `br`, `gzip` or `identity`
 */
export async function readAddress(address: URL, packing: string): Promise<LiveAnswer> {
  const response = await fetch(address, {
    redirect: "manual",
    cache: "no-store",
    signal: AbortSignal.timeout(patience),
    headers: {
      "accept-encoding": packing,
      accept: "text/html,application/xhtml+xml,*/*;q=0.8",
      "user-agent":
        "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36",
    },
  })
  const { status, headers } = response
  return { status, headers, body: new Uint8Array(await response.arrayBuffer()) }
}
