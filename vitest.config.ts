import { defineConfig } from "vitest/config"

const project = (name: string, root = `packages/${name}`) => ({
  extends: true as const,
  root,
  test: { name, include: ["src/**/*.test.ts", "src/**/*.test.tsx"] },
})

export default defineConfig({
  // Tests run on the sources: the condition every package's exports start with.
  ssr: { resolve: { conditions: ["@mersal/source"] } },
  test: {
    projects: [
      project("domain"),
      project("adapters-http"),
      project("adapters-db"),
      project("api"),
      project("web"),
    ],
  },
})
