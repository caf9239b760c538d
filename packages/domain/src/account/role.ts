/** The eight sign-in types of section 6. */
export const signInTypes = [
  "guest",
  "goCustomer",
  "customer",
  "porter",
  "ops",
  "admin",
  "partnerCheckInStaff",
  "partnerCheckInAdmin",
] as const

export type SignInType = (typeof signInTypes)[number]

/** The role of somebody who signed up himself. Both have the same rights; the name tells the flow he came by (D25). */
export type CustomerRole = "goCustomer" | "customer"

/** A member's role in a company, beside being a customer (D43). */
export const companyRoles = ["owner", "booker", "viewer"] as const

export type CompanyRole = (typeof companyRoles)[number]

/** How an account was made (section 3). */
export const registerTypes = ["facebook", "google", "normal"] as const

export type RegisterType = (typeof registerTypes)[number]

/** The social sign-ins that an account popup may offer, in its order (section 2). */
export const socialProviders = ["facebook", "google"] as const satisfies readonly RegisterType[]

export type SocialProvider = (typeof socialProviders)[number]

/**
 * A user's role: the first of his list (section 6). An empty list or an unknown name means a guest, who has the fewest
 * rights.
 */
export function roleOfList(roles: readonly string[]): SignInType {
  const [first] = roles
  return signInTypes.find((type) => type === first) ?? "guest"
}

/**
 * The role of a self-made account. A client may say which of the two flows it came by; any other `roleName`, including
 * those of staff, is ignored (D25): only staff make staff.
 */
export const roleOfRegistration = (roleName: unknown): CustomerRole =>
  roleName === "goCustomer" ? "goCustomer" : "customer"
