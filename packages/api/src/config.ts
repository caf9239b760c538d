import type { Contact } from "@mersal/domain/site/contact"
import { type AddressSettings, readAddresses } from "./settings/addresses.ts"
import { type CompanySettings, readCompany } from "./settings/company.ts"
import { readContact } from "./settings/contact.ts"
import { type DatabaseSettings, readDatabase } from "./settings/database.ts"
import { type EnvironmentSettings, readEnvironment, refuseUnsaidEnvironment } from "./settings/environment.ts"
import { type LimitSettings, readLimits } from "./settings/limits.ts"
import { readWatch, type WatchSettings } from "./settings/logs-and-metrics.ts"
import { type MapServerSettings, readMapServers } from "./settings/map-servers.ts"
import { type MapSettings, readMapTiles } from "./settings/map-tiles.ts"
import { type MessageSettings, readMessages } from "./settings/messages.ts"
import { type Misspelt, misspeltIn, refuseUnknown } from "./settings/misspelt.ts"
import { refuseSharedPorts } from "./settings/own-ports.ts"
import { type PaymentSettings, readPayments } from "./settings/payments.ts"
import { type RetentionSettings, readRetention } from "./settings/retention.ts"
import { type RuleSettings, readRules } from "./settings/rules.ts"
import { readSignIn, type SignInSettings } from "./settings/sign-in.ts"
import { sourceOf } from "./settings/source.ts"

/**
 * Everything that an operator decides, read once at start. Each group has its file in settings/, with its variables,
 * and its table in docs/operations.md.
 */
export interface Settings
  extends EnvironmentSettings,
    AddressSettings,
    LimitSettings,
    WatchSettings,
    CompanySettings,
    MapSettings,
    MapServerSettings,
    RetentionSettings,
    RuleSettings,
    SignInSettings {
  readonly database: DatabaseSettings
  readonly contact: Contact
  readonly messages: MessageSettings
  readonly payments: PaymentSettings
  /** Variables that look like settings and are none. */
  readonly misspelt: readonly Misspelt[]
}

/** The settings cannot be used: one line for each problem, all of them at once. */
export class SettingsRefused extends Error {
  override readonly name = "SettingsRefused"
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(problems.join("\n"))
    this.problems = problems
  }
}

/** Reads and checks every setting. Throws `SettingsRefused`. An empty variable counts as absent. */
export function readSettings(env: Readonly<Record<string, string | undefined>> = process.env): Settings {
  const source = sourceOf(env)
  const { environment, clock } = readEnvironment(source)
  const database = readDatabase(source)
  const addresses = readAddresses(source, environment)
  refuseUnsaidEnvironment(source, addresses)
  const settings: Omit<Settings, "misspelt"> = {
    environment,
    clock,
    ...addresses,
    database,
    ...readLimits(source, database),
    ...readWatch(source),
    ...readCompany(source),
    contact: readContact(source),
    ...readMapTiles(source),
    ...readMapServers(source),
    ...readRetention(source),
    ...readRules(source),
    messages: readMessages(source, environment),
    ...readSignIn(source, environment),
    payments: readPayments(source, environment),
  }
  refuseSharedPorts(source, settings)
  refuseUnknown(env, source)
  if (source.problems.length > 0) throw new SettingsRefused(source.problems)
  return { ...settings, misspelt: misspeltIn(env, source.names) }
}
