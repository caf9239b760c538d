/** The addresses in sitemap.xml, without their origin. */
export const listedIn = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>https?:\/\/[^/]*(.*?)<\/loc>/g)].map(([, path = ""]) => path)
