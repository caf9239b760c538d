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

/** What somebody is who signed up himself. Both may do the same; the name tells where he came from (D25). */
export type CustomerRole = "goCustomer" | "customer"

/** What a member of a company is there, beside being a customer (D43). */
export const companyRoles = ["owner", "booker", "viewer"] as const

export type CompanyRole = (typeof companyRoles)[number]

/** How an account was made (section 3). */
export const registerTypes = ["facebook", "google", "normal"] as const

export type RegisterType = (typeof registerTypes)[number]

/** The far sign-ins that an account popup may offer, in its order (section 2). */
export const socialProviders = ["facebook", "google"] as const satisfies readonly RegisterType[]

export type SocialProvider = (typeof socialProviders)[number]

/**
 * A user's role: the first entry of his list (section 6). An empty list and a name we do not know are a guest's, who may
 * do least of those who may do anything.
 */
export function roleOfList(roles: readonly string[]): SignInType {
  const [first] = roles
  return signInTypes.find((type) => type === first) ?? "guest"
}

/**
 * The role of an account that somebody makes for himself. A client may say which of the two flows he came by; any other
 * `roleName`, also that of staff, is as if it had not been sent (D25): staff are made by staff.
 */
export const roleOfRegistration = (roleName: unknown): CustomerRole =>
  roleName === "goCustomer" ? "goCustomer" : "customer"
