/** What is asked, and not who asks: a parcel abroad with where it goes, a message, a place. */
const kept = ["to", "weight", "length", "width", "height", "message", "place", "volume"]

/** What stands with a page's place in the browser's history of one form. */
interface Kept {
  readonly typed?: Readonly<Record<string, string>>
  /** What it was answered, where that is shown instead of the form. */
  readonly answer?: unknown
}

// A form's state stands under its id: a page may have two. Before anything was typed there is none at all.
const keptOf = ({ id }: HTMLFormElement): Kept => history.state?.[id] ?? {}

const keep = ({ id }: HTMLFormElement, what: Kept): void => history.replaceState({ ...history.state, [id]: what }, "")

const keptFields = (form: HTMLFormElement): readonly HTMLInputElement[] =>
  ([...form.elements] as HTMLInputElement[]).filter(({ name }) => kept.includes(name))

/** Keeps what is asked in a form, so that it is there again after a reload or on the way back; a page opened anew is empty. */
export const keepTyped = (form: HTMLFormElement): void =>
  keep(form, { typed: Object.fromEntries(keptFields(form).map(({ name, value }) => [name, value])) })

/**
 * Shows again what was kept. What has been typed before this script came stays, and is kept from now on; so does what was
 * chosen, as soon as somebody is at the form.
 */
export function showTyped(form: HTMLFormElement): void {
  const { typed = {}, answer } = keptOf(form)
  const isTyped = keptFields(form).some(({ tagName, value }) => tagName !== "SELECT" && value !== "")
  for (const field of keptFields(form)) {
    const isTaken = field.tagName === "SELECT" ? form.contains(document.activeElement) : field.value !== ""
    if (!isTaken) field.value = typed[field.name] ?? field.value
  }
  if (isTyped && answer === undefined) keepTyped(form)
}

/** Keeps what a form was answered instead of what was typed: a reload shows it again, and nothing is sent twice. */
export const keepAnswer = (form: HTMLFormElement, answer?: unknown): void => keep(form, { answer })

export const keptAnswer = (form: HTMLFormElement): unknown => keptOf(form).answer
