import type { StaffRole } from "@mersal/domain/account/account"
import { type Instant, msPerMinute } from "@mersal/domain/calendar/zone"
import type { MarketId } from "@mersal/domain/market/market"
import type { Services } from "@mersal/domain/ports/driving/services"
import * as Result from "effect/Result"
import type { Turn } from "./agenda.ts"
import { must, Unexpected } from "./expectation.ts"
import type { Mailbox } from "./mailbox.ts"

/** The password of everybody on a robot's day. The product has such accounts in development only. */
export const robotPassword = "kestrel-robot-7!"

/** Staff sign in again before their session ends, after an hour without a call or twelve hours in all. */
const idleFor = 50 * msPerMinute
const longestSession = 11 * 60 * msPerMinute

/** A member of staff at his own browser, who signs in when necessary. */
export interface Worker {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: StaffRole
  readonly services: () => Promise<Services>
  /** The same, but always signs in first. */
  readonly signedInAnew: () => Promise<Services>
}

export interface Driver extends Worker {
  /** He is on one leg at a time. */
  readonly turn: Turn
  /** The bookings assigned to him, including those taken away again. */
  readonly given: Set<string>
}

export interface Hiring {
  readonly mailbox: Mailbox
  readonly now: () => Instant
  /** A browser without cookies. */
  readonly browser: () => Services
  /** The token with which the first admin sets his password; null if the product already has an admin. */
  readonly firstAdmin: (email: string, now: Instant) => Promise<string | null>
}

/** The robots' vehicles in rotation, and how many bookings each driver carries in one window. */
const driven = ["van", "car", "bike"] as const
const carried = 6

const driverNames = [
  "Bilal",
  "Karim",
  "Dawud",
  "Joseph",
  "Anil",
  "Tariq",
  "Samuel",
  "Nadeem",
  "Rashid",
  "Peter",
] as const

/** A driver of a market; the first one has number 1. */
export async function hireDriver(
  hiring: Hiring,
  admin: Worker,
  market: MarketId,
  number: number,
  turn: Turn,
): Promise<Driver> {
  const email = `driver-${market.toLowerCase()}-${number}@robot.example`
  const name = `${driverNames[(number - 1) % driverNames.length]} ${market} ${number}`
  const worker = await hire(hiring, admin, { name, email, role: "porter" })
  const vehicle = driven[(number - 1) % driven.length] ?? "van"
  const { operations } = await admin.services()
  await must(operations.equipDriver({ id: worker.id, vehicle, capacity: carried }), `What ${worker.name} drives`)
  return { ...worker, turn, given: new Set() }
}

export const adminEmail = "admin@robot.example"

/** The robots' admin: the first of an empty product, or the one from an earlier day. */
export async function hireAdmin({ browser, firstAdmin, now }: Hiring): Promise<Worker> {
  const services = browser()
  await must(services.account.session(), "A browser")
  const signedIn = await signIn(services, adminEmail)
  if (signedIn) return worker(services, signedIn, { name: "Robot", email: adminEmail, role: "admin" }, now)
  const token = await firstAdmin(adminEmail, now())
  if (token === null)
    throw new Unexpected(`The product has an admin, who is not ${adminEmail}: give robots a database of their own`)
  const { customer } = await must(services.account.setPassword({ token, password: robotPassword }), "The first admin")
  return worker(services, customer.id, { name: customer.name, email: adminEmail, role: "admin" }, now)
}

/**
 * A person whom the admin invites, and who follows the invitation in his mailbox; or who is there from an earlier day.
 */
export async function hire(
  { browser, mailbox, now }: Hiring,
  admin: Worker,
  member: { readonly name: string; readonly email: string; readonly role: StaffRole },
): Promise<Worker> {
  const services = browser()
  await must(services.account.session(), "A browser")
  const made = await (await admin.services()).account.makeStaff(member)
  if (Result.isFailure(made)) {
    const known = await signIn(services, member.email)
    if (known) return worker(services, known, member, now)
    throw new Unexpected(`${member.email} cannot be hired: ${JSON.stringify(made.failure)}`)
  }
  const token = await mailbox.find(member.email, /#set-password=([0-9a-f]+)/)
  const { customer } = await must(services.account.setPassword({ token, password: robotPassword }), member.email)
  return worker(services, customer.id, member, now)
}

/** Signs in with the robots' password and answers the account; null if the password is wrong. */
export async function signIn(services: Services, email: string): Promise<string | null> {
  const answer = await services.account.signIn({ email, password: robotPassword, role: "customer" })
  return Result.isSuccess(answer) ? answer.success.customer.id : null
}

function worker(
  services: Services,
  id: string,
  member: Pick<Worker, "name" | "email" | "role">,
  now: () => Instant,
): Worker {
  let signedInAt = now()
  let lastCallAt = signedInAt
  const signedInAnew = async (): Promise<Services> => {
    if (!(await signIn(services, member.email))) throw new Unexpected(`${member.email} cannot sign in again`)
    signedInAt = now()
    lastCallAt = signedInAt
    return services
  }
  return {
    ...member,
    id,
    signedInAnew,
    services: async () => {
      if (now() - lastCallAt > idleFor || now() - signedInAt > longestSession) return signedInAnew()
      lastCallAt = now()
      return services
    },
  }
}
