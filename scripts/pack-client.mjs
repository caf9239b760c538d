/**
 * `npm run pack:client`: the tarball of mersal-client, the REST client for other programs. It needs no other package:
 * it is one module with its declarations, made from the current sources of packages/adapters-http/src/outside-client.
 * The build names the file from which servers offer it for download.
 */
import { execFileSync, spawnSync } from "node:child_process"
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, relative, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { build } from "vite"
import { npm } from "./install.mjs"
import { root, toolPath } from "./tools.mjs"

const adapters = join(root, "packages/adapters-http")
const outside = join(adapters, "outside")
const entry = "mersal-client"

/**
 * Builds and packs the client. Throws with the compiler's messages when it does not compile.
 *
 * @param {string} folder where the tarball is written
 * @returns {Promise<{ path: string, files: { path: string, mode: number }[] }>} the tarball and its contents
 */
export async function packClient(folder) {
  const compile = [toolPath("tsc"), "-b", join(adapters, "tsconfig.json"), "--pretty", "false"]
  const { status, stdout } = spawnSync(process.execPath, compile, { encoding: "utf8" })
  if (status !== 0) throw new Error(`The client does not compile.\n${stdout}`)
  const stage = mkdtempSync(join(tmpdir(), "mersal-client-"))
  try {
    for (const file of ["package.json", "README.md"]) copyFileSync(join(outside, file), join(stage, file))
    copyFileSync(join(root, "packages/domain/LICENSE"), join(stage, "LICENSE"))
    writeFileSync(join(stage, "index.d.ts"), declarations(join(adapters, "dist/outside-client"), `${entry}.d.ts`))
    const { code, modules } = await bundle()
    writeFileSync(join(stage, "index.js"), code)
    writeFileSync(join(stage, "THIRD-PARTY.md"), licences(modules))
    const [command, ...args] = npm()
    const pack = [...args, "pack", "--json", "--ignore-scripts", "--loglevel=error", "--pack-destination", folder]
    const [{ filename, files }] = JSON.parse(execFileSync(command, pack, { cwd: stage, encoding: "utf8" }))
    return { path: join(folder, filename), files }
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}

/** The client with all its dependencies as one module, and the files in it. */
async function bundle() {
  const [{ output }] = await build({
    root: adapters,
    configFile: false,
    logLevel: "error",
    resolve: { conditions: ["@mersal/source", "module", "production"] },
    build: {
      write: false,
      copyPublicDir: false,
      target: "es2022",
      minify: false,
      lib: { entry: join(adapters, `src/outside-client/${entry}.ts`), formats: ["es"], fileName: "index" },
    },
  })
  const [chunk, ...others] = output
  if (others.length > 0 || chunk.imports.length > 0) throw new Error("The client is not one module.")
  return { code: chunk.code, modules: chunk.moduleIds }
}

const fromOther = /^(?:import|export)\s[^;]*?\sfrom\s+"([^"]+)";?\n/gm

/** The declarations of a module and of those that it names, as one text. They may depend only on each other. */
function declarations(folder, file) {
  const texts = new Map()
  const waiting = [file]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (texts.has(path)) continue
    const text = readFileSync(join(folder, path), "utf8")
    for (const [, named] of text.matchAll(fromOther)) {
      const next = join(dirname(path), named.replace(/\.ts$/, ".d.ts").replace(/\.js$/, ".d.ts"))
      if (!named.startsWith(".") || next.startsWith(".."))
        throw new Error(`${path} shows outsiders a type of ${named}.`)
      waiting.push(next)
    }
    texts.set(path, text.replace(fromOther, "").replace(/^\/\/# sourceMappingURL.*\n?/gm, ""))
  }
  return [...texts.values()].filter((text) => text.includes("export ")).join("\n")
}

/** The licences of the module's third-party parts. */
function licences(modules) {
  const packages = new Set(modules.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []))
  const parts = [...packages].sort().map((folder) => {
    const { name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
    return `## ${name} ${version}\n\n${readFileSync(join(folder, "LICENSE"), "utf8").trim()}\n`
  })
  return `# In index.js of others\n\n${parts.join("\n")}`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const named = process.argv[2]
  const folder = named === undefined ? join(root, "dist") : dirname(resolve(named))
  mkdirSync(folder, { recursive: true })
  const { path } = await packClient(folder)
  if (named !== undefined) renameSync(path, named)
  console.log(relative(process.cwd(), named ?? path))
}
