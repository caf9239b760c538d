import type { PaymentTab } from "../payment/payment-method.ts"
import { type Market, markets } from "./market.ts"

/** What a host name decides (sections 1, 2 and 9; D2). Texts are named by key; the catalogue contains them. */
export interface HostProfile {
  readonly id: ProfileId
  readonly market: Market
  readonly paymentTabs: readonly PaymentTab[]
  /** The card's label: 'Credit Card' where debit cards have their own tab (section 2). */
  readonly cardTabLabel: "creditOrDebitCard" | "creditCard"
  readonly defaultPaymentTab: PaymentTab
  /** Example of a booking reference at the tracking field, in the groups in which references are shown. */
  readonly trackingPlaceholder: string
  /** Section 1: only the production host adds the Prohibited Items note and the packing note. */
  readonly packageText: "weight-only" | "with-prohibited-items" | "plain"
  readonly companyLine: "legal-entity" | "copyright"
  readonly webChannel: "b2c_web_ae" | "b2c_web_qa"
}

export type ProfileId = "production" | "staging" | "local" | "qatar"
export type Environment = "production" | "development"

const emirates = {
  market: markets.AE,
  paymentTabs: ["card", "cash"],
  cardTabLabel: "creditOrDebitCard",
  trackingPlaceholder: "AE 4K7M 2XQ9 TB3H V",
  companyLine: "copyright",
  webChannel: "b2c_web_ae",
} as const

export const hostProfiles: Readonly<Record<ProfileId, HostProfile>> = {
  production: {
    id: "production",
    ...emirates,
    defaultPaymentTab: "card",
    packageText: "with-prohibited-items",
  },
  staging: { id: "staging", ...emirates, defaultPaymentTab: "cash", packageText: "plain" },
  local: { id: "local", ...emirates, defaultPaymentTab: "card", packageText: "plain" },
  qatar: {
    id: "qatar",
    market: markets.QA,
    paymentTabs: ["card", "debitCard", "cash"],
    cardTabLabel: "creditCard",
    defaultPaymentTab: "cash",
    trackingPlaceholder: "QA 7H2D 9XM4 KC8N R",
    packageText: "weight-only",
    companyLine: "legal-entity",
    webChannel: "b2c_web_qa",
  },
}

/** Host names to profiles, lower-case and without a port. */
export type HostTable = Readonly<Record<string, ProfileId>>

/** D3: the hosts that a development machine answers to. */
export const developmentHosts: HostTable = {
  localhost: "local",
  "127.0.0.1": "local",
  "[::1]": "local",
  "production.localhost": "production",
  "staging.localhost": "staging",
  "qatar.localhost": "qatar",
}

/**
 * The profile of a Host header; null for a host that we do not serve. In production that is answered with 421 (D3). In
 * development any other name is read as `local`, so that a phone on the desk can open the machine by address.
 *
 * @param host the header as sent: case does not count, a port is dropped
 */
export function profileOfHost(host: string, environment: Environment, hosts: HostTable): HostProfile | null {
  const name = host.toLowerCase().replace(/:\d+$/, "")
  const id = Object.hasOwn(hosts, name) ? hosts[name] : environment === "development" ? "local" : undefined
  return id ? hostProfiles[id] : null
}
