/**
 * The import rules Biome cannot state: those about neighbours, about types only, and about what is reached in the end.
 * What a folder may name in an import is in biome.boundaries.jsonc. Run by scripts/check-boundaries.mjs.
 */
const rules = "^packages/domain/src/(?!ports/|use-cases/|machines/|testing/)"
const ports = "^packages/domain/src/ports/"
const test = "[.]test[.]tsx?$|/testing/|/testing[.]ts$|^packages/web/e2e/"
const production = { pathNot: test }

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from: { ...production, ...from }, to })

const typesOnly = { dependencyTypesNot: ["type-only"] }

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    forbid(
      "engine-stands-alone",
      "schedule/ and calendar/ are published on their own: nothing they reach lies elsewhere",
      { path: "^packages/domain/src/(schedule|calendar)/", pathNot: `${test}|calendar/date-fns-zone[.]ts$` },
      { path: ".", pathNot: "^packages/domain/src/(schedule|calendar)/", reachable: true },
    ),
    forbid(
      "command-is-not-imported",
      "mersal-slots is run, and alone may see the machine it runs on",
      { path: "^packages/", pathNot: `${test}|^packages/domain/src/cli/` },
      { path: "^packages/domain/src/cli/" },
    ),
    forbid(
      "ports-hold-types-of-rules",
      "a port describes: it takes no rule's code with it",
      { path: ports },
      { path: rules, ...typesOnly },
    ),
    forbid(
      "machines-hold-types-of-ports",
      "a machine is given its ports",
      { path: "^packages/domain/src/machines/" },
      { path: ports, ...typesOnly },
    ),
    forbid(
      "contract-holds-types-of-ports",
      "the contract translates; it calls nothing",
      { path: "^packages/adapters-http/src/contract/" },
      { path: ports, ...typesOnly },
    ),
    forbid(
      "client-makes-errors-only",
      "the HTTP client builds the domain's errors; every other rule stays out of it",
      { path: "^packages/adapters-http/src/client/" },
      { path: rules, pathNot: "-errors[.]ts$", ...typesOnly },
    ),
    forbid(
      "web-holds-types-of-the-contract",
      "wire shapes are for the HTTP client",
      { path: "^packages/web/src/" },
      { path: "^packages/adapters-http/src/contract/", ...typesOnly },
    ),
    forbid(
      "features-have-no-neighbours",
      "a feature is taken away without touching another",
      { path: "^packages/web/src/features/([^/]+)/" },
      { path: "^packages/web/src/features/", pathNot: "^packages/web/src/features/$1/" },
    ),
    forbid(
      "browser-reaches-no-server-code",
      "nothing the browser loads leads to the server, by any number of steps",
      { path: "^packages/web/src/" },
      {
        path: "^packages/(api|adapters-db)/|^packages/adapters-http/src/gateways/|^packages/domain/src/use-cases/",
        reachable: true,
      },
    ),
    forbid(
      "seldom-needed-loads-late",
      "few processes need them, and each would hold them: they are loaded at their first use (decision 119)",
      {
        path: "^packages/(adapters-db|adapters-http|api)/src/",
        pathNot: `${test}|^packages/adapters-db/src/(backup|postgres)/`,
      },
      {
        path: "node_modules/(effect/dist/(Logger|FileSystem|Stream)[.]|(jose|nodemailer|pg|prom-client|web-push)/)|^packages/adapters-db/src/postgres/open[.]ts$",
        dynamic: false,
        ...typesOnly,
      },
    ),
    forbid(
      "http-without-its-fetch",
      "an import of node:http loads Node's own fetch: node-http.ts beside the caller gives HTTP without it (decision 149)",
      { path: "^packages/(adapters-db|adapters-http|api)/src/" },
      { path: "^(node:)?http$", ...typesOnly },
    ),
    forbid(
      "packages-by-their-names",
      "a package is entered through its exports, never by a path out of one's own",
      { path: "^packages/([^/]+)/" },
      { path: "^packages/", pathNot: "^packages/$1/", dependencyTypes: ["local"] },
    ),
    forbid(
      "everything-resolves",
      "an import that leads nowhere hides what it means",
      { path: "^packages/" },
      { couldNotResolve: true, pathNot: "[.]css$|^virtual:" },
    ),
  ],
  options: {
    // TypeScript 7 has no interface for other tools; without this parser no TypeScript file would be read.
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^packages/[^/]+/(dist|dist-types)/" },
    enhancedResolveOptions: {
      conditionNames: ["@mersal/source", "import", "module", "browser", "node", "default"],
      exportsFields: ["exports"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
}
