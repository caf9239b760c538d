/** Finds a Chromium for the browser tests. */
import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

/** Thrown when no browser is found; its message says how to get one. */
export class NoBrowserFound extends Error {
  name = "NoBrowserFound"

  constructor(detail) {
    super(`No Chromium for the browser tests${detail}. Run "npx playwright install chromium", or set E2E_BROWSER.`)
  }
}

/**
 * The first existing browser of: the one that E2E_BROWSER names, Playwright's own download, one installed on the
 * system, and on Linux x64 the one from an npm package.
 *
 * @returns {Promise<{ path: string, from: "E2E_BROWSER" | "playwright" | "system" | "package" }>}
 * @throws {NoBrowserFound} also when E2E_BROWSER names a missing file: a request is never silently replaced
 */
export async function findBrowser(places = defaultPlaces) {
  const wished = places.wished()
  if (wished !== undefined) {
    if (!existsSync(wished)) throw new NoBrowserFound(` at E2E_BROWSER=${wished}`)
    return { path: wished, from: "E2E_BROWSER" }
  }
  const downloaded = await places.downloaded()
  if (downloaded && existsSync(downloaded)) return { path: downloaded, from: "playwright" }
  const system = places.system().find((path) => existsSync(path))
  if (system) return { path: system, from: "system" }
  const packaged = await places.packaged()
  if (packaged === undefined) throw new NoBrowserFound("")
  const trial = spawnSync(packaged, ["--version"], { encoding: "utf8" })
  if (trial.status !== 0) throw new NoBrowserFound(` (the packaged one does not start: ${trial.stderr?.trim()})`)
  return { path: packaged, from: "package" }
}

/** Where each kind of browser would be. Tests of the rule pass in others. */
export const defaultPlaces = {
  wished: () => process.env.E2E_BROWSER || undefined,

  async downloaded() {
    const { chromium } = await import("@playwright/test")
    return chromium.executablePath()
  },

  system() {
    const programs = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((name) => process.env[name] ?? [])
    return (
      {
        // The first has no windows to draw: it needs three quarters of the time for the same pages.
        linux: [
          "chromium-headless-shell",
          "chromium",
          "chromium-browser",
          "google-chrome-stable",
          "google-chrome",
          "microsoft-edge",
        ].map((name) => `/usr/bin/${name}`),
        darwin: ["Google Chrome", "Chromium", "Microsoft Edge"].map(
          (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
        ),
        win32: programs.flatMap((folder) => [
          join(folder, "Google/Chrome/Application/chrome.exe"),
          join(folder, "Microsoft/Edge/Application/msedge.exe"),
        ]),
      }[process.platform] ?? []
    )
  },

  /** Unpacks into the temporary folder at the first call, which takes about two seconds. */
  async packaged() {
    if (process.platform !== "linux" || process.arch !== "x64") return undefined
    const { default: chromium } = await import("@sparticuz/chromium")
    return chromium.executablePath()
  },
}

/** The flags of every browser: quiet, and without the sandbox only where it cannot work (as root). */
export const browserFlags = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
  "--disable-gpu",
]

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  try {
    const { path, from } = await findBrowser()
    console.log(`${path} (${from})`)
  } catch (error) {
    if (!(error instanceof NoBrowserFound)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
