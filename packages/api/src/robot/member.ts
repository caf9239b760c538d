import { browserOn } from "./browser.ts"
import type { Customer } from "./customer.ts"
import { must, Unexpected } from "./expectation.ts"
import type { Mailbox } from "./mailbox.ts"
import type { DayPlan } from "./plan/day-plan.ts"
import type { ProductLine } from "./product-line.ts"
import { robotPassword, signIn } from "./staff.ts"

/**
 * A person with an account: he signs up with the code in his mailbox, or signs in if he has the account from an earlier
 * day.
 */
export async function joinMember(
  { name, email, phone, language, market }: DayPlan["members"][number],
  lines: () => ProductLine,
  mailbox: Mailbox,
): Promise<Customer> {
  const line = lines()
  const services = browserOn(line, language)
  await must(services.account.session(), "A browser")
  if (await signIn(services, email)) return { line, services }
  const registration = {
    name,
    email,
    phone,
    password: robotPassword,
    role: "customer",
    registerType: "normal",
    country: market === "AE" ? "UAE" : "Qatar",
  } as const
  const { challenge } = await must(services.account.register(registration), "A registration")
  const code = await mailbox.find(email, /(?<![\d+:-])(\d{4})(?!\d)/)
  const entry = { challengeId: challenge.challengeId, purpose: "register", code } as const
  const { kind } = await must(services.account.verifyCode(entry), "The code of a registration")
  if (kind !== "signedIn") throw new Unexpected(`A registration ends as ${kind}`)
  return { line, services }
}
