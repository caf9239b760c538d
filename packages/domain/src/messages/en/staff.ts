/** What every screen of staff shares: the head of the page, signing in, and who may not. */
export const staff = {
  productStaff: (product: string) => `${product} staff`,
  sectionNavigation: "Sections",
  sections: {
    board: "Board",
    map: "Map",
    leads: "Leads",
    payments: "Payments",
    driver: "My run",
    admin: "Administration",
    rules: "Rule lab",
  },
  roles: { porter: "driver", ops: "dispatcher", admin: "admin" },
  signOut: "Log out",
  signOutFailed: "You could not be logged out. Please try again.",

  signInTitle: "Staff login",
  signInLead: "For dispatchers, drivers and admins. Whoever is invited gets the link to set a password by e-mail.",
  signInAgainTitle: "Your login has ended",
  signInAgainLead: "Log in again to go on. What you have typed stays where it is.",
  email: "E-mail",
  password: "Password",
  signIn: "Log in",
  forgotPassword: "Forgot password?",
  emailMissing: "Please enter your e-mail address.",
  passwordMissing: "Please enter your password.",
  notProved: "This e-mail address is not confirmed yet. Set your password by the link of your invitation first.",
  networkError: "The server cannot be reached. Check the connection and try again.",
  somethingWrong: "Something went wrong on our side. Try again; if it does not help, tell whoever runs the product.",

  wrongRoleTitle: "This page is not for your login",
  wrongRoleText: (name: string, role: string) => `You are logged in as ${name} (${role}), who may not open it.`,
  customerTitle: "This page is for staff",
  customerText: (name: string) =>
    `You are logged in as ${name}, a customer. Log out and log in with your staff account.`,
  goToOwn: (section: string) => `Go to: ${section}`,
}
