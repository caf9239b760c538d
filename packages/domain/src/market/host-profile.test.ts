import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parseReference, type Reference, spokenReference } from "../booking/order/reference.ts"
import { sampleBooking } from "../testing/sample-booking.ts"
import { developmentHosts, hostProfiles, profileOfHost } from "./host-profile.ts"

describe("host profiles", () => {
  it("serves the four profiles on the four names of localhost in development", () => {
    const idOf = (host: string) => profileOfHost(host, "development", developmentHosts)?.id
    expect(["localhost:3000", "production.localhost", "staging.localhost", "QATAR.localhost:8080"].map(idOf)).toEqual([
      "local",
      "production",
      "staging",
      "qatar",
    ])
  })

  it("reads every other name as local in development: this machine by its numbers, and by its address in the room", () => {
    const named = ["127.0.0.1:3000", "[::1]:3000", "192.168.1.20:3000"]
    expect(Object.entries(developmentHosts).filter(([, id]) => id === "local")).toHaveLength(3)
    for (const host of named) expect(profileOfHost(host, "development", developmentHosts)?.id).toBe("local")
    for (const host of named.slice(0, 2)) expect(profileOfHost(host, "production", developmentHosts)?.id).toBe("local")
    expect(profileOfHost("192.168.1.20:3000", "production", developmentHosts)).toBeNull()
  })

  it("say on each host what sections 1 and 2 say there, and nothing else", () => {
    const said = Object.values(hostProfiles).map(
      ({ id, paymentTabs, cardTabLabel, packageText, companyLine, trackingPlaceholder }) => [
        id,
        paymentTabs.join(" "),
        cardTabLabel,
        packageText,
        companyLine,
        trackingPlaceholder,
      ],
    )
    expect(said).toEqual([
      ["production", "card cash", "creditOrDebitCard", "with-prohibited-items", "copyright", "AE 4K7M 2XQ9 TB3H V"],
      ["staging", "card cash", "creditOrDebitCard", "plain", "copyright", "AE 4K7M 2XQ9 TB3H V"],
      ["local", "card cash", "creditOrDebitCard", "plain", "copyright", "AE 4K7M 2XQ9 TB3H V"],
      ["qatar", "card debitCard cash", "creditCard", "weight-only", "legal-entity", "QA 7H2D 9XM4 KC8N R"],
    ])
  })

  it("give an example of a reference written as one of their market is shown, and nobody's", () => {
    for (const { trackingPlaceholder, market } of Object.values(hostProfiles)) {
      const plain = trackingPlaceholder.replaceAll(" ", "")
      expect(plain).toHaveLength(sampleBooking.reference.length)
      expect(trackingPlaceholder).toBe(spokenReference(plain as Reference))
      expect(trackingPlaceholder.startsWith(market.id)).toBe(true)
      expect(parseReference(trackingPlaceholder)).toBeNull()
    }
  })

  it("knows no profile for a host outside the table in production, whatever its name", () => {
    fc.assert(
      fc.property(fc.string(), (host) => {
        fc.pre(host.toLowerCase() !== "mersal.test")
        expect(profileOfHost(host, "production", { "mersal.test": "production" })).toBeNull()
      }),
      { examples: [["__proto__"], ["constructor"], ["localhost"], ["mersal.test.evil.test"]] },
    )
  })

  it("gives Qatar its currency, zone and payment tabs, and every other profile those of the U.A.E.", () => {
    const ofQatar = ["QA", "QA", "QAR", "Asia/Qatar", "card", "debitCard", "cash"]
    const ofTheEmirates = ["AE", "AE", "AED", "Asia/Dubai", "card", "cash"]
    for (const { id, market, paymentTabs } of Object.values(hostProfiles)) {
      const facts = [market.id, market.phoneCountry, market.currency, market.zone, ...paymentTabs]
      expect(facts, id).toEqual(id === "qatar" ? ofQatar : ofTheEmirates)
    }
  })

  it("shows the card first on production and local hosts, otherwise cash", () => {
    const first = Object.fromEntries(
      Object.values(hostProfiles).map((profile) => [profile.id, profile.defaultPaymentTab]),
    )
    expect(first).toEqual({ production: "card", local: "card", staging: "cash", qatar: "cash" })
  })

  it("names the web channel, the currency and the zone of each host", () => {
    const facts = Object.values(hostProfiles).map(({ id, webChannel, market }) => {
      return [id, webChannel, market.id, market.currency, market.zone, market.callingCode, market.phoneCountry].join(
        " ",
      )
    })
    expect(facts).toEqual([
      "production b2c_web_ae AE AED Asia/Dubai +971 AE",
      "staging b2c_web_ae AE AED Asia/Dubai +971 AE",
      "local b2c_web_ae AE AED Asia/Dubai +971 AE",
      "qatar b2c_web_qa QA QAR Asia/Qatar +974 QA",
    ])
  })
})
