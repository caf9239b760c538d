/** The contacts that an account keeps, offered where a booking asks for a contact person (section 3). */
export const savedContacts = {
  label: "Saved contacts",
  choose: "Choose a contact",
}
