/** The pages as a server renders them on an ordinary day, with the product's own figures, places and plans. */
import { factsOf, noon } from "../packages/web/src/marketing/testing/ordinary-day.ts"

/**
 * Every page about the product in the sitemap, in both languages.
 *
 * @param site the build's output for them
 * @returns {{ path: string, language: "en" | "ar", html: string, inlineStyle: string }[]}
 */
export function filledPages(site) {
  const facts = factsOf("production", "Mersal")
  const listed = [...site.sitemap(facts).matchAll(/<loc>https?:\/\/[^/]*(.*?)<\/loc>/g)].map(([, path]) => path)
  return listed.map((path) => ({
    path,
    language: path.startsWith("/ar/") ? "ar" : "en",
    ...site.find(path, facts.productName).fill(facts),
  }))
}

/**
 * The page of each server-rendered screen in both languages.
 *
 * @param screens the build's output that renders them
 * @param template the built index.html, into which they are written
 * @returns {Promise<{ path: string, language: "en" | "ar", html: string }[]>}
 */
export function drawnPages(screens, template, paths) {
  const facts = { productName: "Mersal", profileId: "production", market: "AE", now: noon }
  return Promise.all(
    paths.flatMap((path) =>
      ["en", "ar"].map(async (language) => {
        const { head, scripts, body } = await screens.find(path).draw({ language, isSignedIn: false }, facts)
        return { path, language, html: template + head + scripts + body }
      }),
    ),
  )
}
