import { readdirSync, readFileSync } from "node:fs"
import { extname, join, relative } from "node:path"
import { pathToFileURL } from "node:url"
import type { FirstScreens } from "@mersal/domain/site/first-screen"
import type { Site } from "@mersal/domain/site/site"
import express, { type RequestHandler } from "express"

/** Where the pages come from: the built ones, or a development server. */
export interface WebAssets {
  /** Serves scripts, styles and images; passes on requests for anything else. */
  readonly middleware?: RequestHandler
  /** The page for an address, with `<!--mersal-boot-->` as the placeholder for its data. */
  html(url: string): Promise<string>
  /** The pages about the product; null if the build has none. */
  site?(): Promise<Site | null>
  /** Draws the screens that anybody may open first; null if the build has none. */
  firstScreens?(): Promise<FirstScreens | null>
}

/** Shown at start and on every page if the pages are missing. */
export const missingPages = "The web pages are not built: run `npm run build` and start again."

/** The pages that `npm run build` wrote into a folder, or null if there are none. */
export function builtAssets(folder: string): (WebAssets & { readonly middleware: RequestHandler }) | null {
  const page = readIfThere(join(folder, "index.html"))
  if (page === null) return null
  const serve = express.static(folder, {
    index: false,
    redirect: false,
    dotfiles: "ignore",
    setHeaders: (response, path) => {
      response.setHeader("Cache-Control", cachingOf(relative(folder, path)))
    },
  })
  let site: Promise<Site | null> | undefined
  let screens: Promise<FirstScreens | null> | undefined
  return {
    middleware: packed(folder, serve),
    html: async () => page,
    site: () => (site ??= builtSite(folder)),
    firstScreens: () => (screens ??= builtFirstScreens(folder)),
  }
}

/**
 * The pages about the product, which the build puts into one module; express does not serve names that begin with a
 * dot.
 */
async function builtSite(folder: string): Promise<Site | null> {
  const assets = readIfThere(join(folder, ".site", "assets.json"))
  if (assets === null) return null
  const { makeSite } = await import(pathToFileURL(join(folder, ".site", "site.js")).href)
  return makeSite(JSON.parse(assets))
}

/** The built module that draws the first screens. */
export async function builtFirstScreens(folder: string): Promise<FirstScreens | null> {
  const place = join(folder, ".site", "first-screens")
  const assets = readIfThere(join(place, "assets.json"))
  if (assets === null) return null
  const { makeFirstScreens } = await import(pathToFileURL(join(place, "first-screens.js")).href)
  return makeFirstScreens(JSON.parse(assets))
}

function cachingOf(file: string): string {
  // A name with a hash always stands for the same bytes.
  if (file.startsWith("assets")) return "public, max-age=31536000, immutable"
  // The service worker decides what else is cached: an old worker would keep an old product.
  return file.startsWith("service-worker") ? "no-cache" : "public, max-age=3600"
}

/** Serves the compressed file that the build put beside an asset, if there is one and the browser accepts it. */
function packed(folder: string, serve: RequestHandler): RequestHandler {
  // With file types, Node lists each folder once instead of checking each of a thousand files.
  const listed = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = new Set(listed.map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name))}`))
  const packings = [
    { encoding: "br", suffix: ".br" },
    { encoding: "gzip", suffix: ".gz" },
  ]
  return (request, response, next) => {
    const found = packings.find(({ suffix }) => files.has(request.path + suffix))
    if (!found) return serve(request, response, next)
    response.vary("Accept-Encoding")
    const accepted = packings.find(
      ({ encoding, suffix }) => files.has(request.path + suffix) && request.acceptsEncodings(encoding) === encoding,
    )
    if (!accepted) return serve(request, response, next)
    const { url } = request
    response.setHeader("Content-Encoding", accepted.encoding)
    response.type(extname(request.path))
    request.url = request.path + accepted.suffix
    // Not served, such as a file that a newer build has removed: what others then answer is not compressed.
    serve(request, response, (fault?: unknown) => {
      response.removeHeader("Content-Encoding")
      response.removeHeader("Content-Type")
      request.url = url
      if (fault === undefined) serve(request, response, next)
      else next(fault)
    })
  }
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return null
  }
}
