/** /corporate-register/ */
export const corporateRegisterPage = {
  title: "Company account",
  pageDescription: (product: string, country: string) =>
    `Register your company with ${product} in ${country}: one account for several people, cost centres, plans and an API.`,
  lead: "Register your company once. When we have checked it, you and the people you invite book on its account.",
  guestHeading: "First log in, or sign up",
  guestText:
    "Whoever registers a company becomes its owner, so we have to know who you are. Log in, and you come back to this page.",
  logIn: "Log in or sign up",
  formHeading: "Your company",
  companyName: "Name of the company",
  submit: "Register the company",
  doneHeading: "Your company is registered",
  doneText:
    "We check the tax registration number and approve the company. You are its owner: once it is approved, you book on its monthly account. A plan is up to you.",
  plans: "See the plans",
  askHeading: "Would you rather be called?",
  askText: "Leave a name and a way to reach you, and a person registers the company together with you.",
  askSubmit: "Call me back",
  askDoneHeading: "Your request has arrived",
  askDoneText: "A person gets in touch with you by email or phone and registers the company together with you.",
  howHeading: "How it works",
  how: [
    { title: "You register", text: "Name, tax registration number and somebody to talk to." },
    {
      title: "We check it",
      text: "A person looks at the number and approves the company. If something is missing, we ask you.",
    },
    {
      title: "You book",
      text: "With cost centres, on one monthly account or the credit of a plan, by yourself or with the people you invite.",
    },
  ],
}
