/**
 * Leaves the page by a POST to another site, as a form does. The form is taken away at once, so that no element holds the
 * card a second time.
 */
export function postForm(action: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement("form")
  form.method = "post"
  form.action = action
  form.hidden = true
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement("input")
    input.type = "hidden"
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}
