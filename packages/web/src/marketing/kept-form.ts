/**
 * The fields that are kept are about the request, not the person: an international parcel with its destination, a
 * message, a place.
 */
const kept = ["to", "weight", "length", "width", "height", "message", "place", "volume"]

/** What is stored for one form in the page's history state. */
interface Kept {
  readonly typed?: Readonly<Record<string, string>>
  /** The answer, if it is shown in place of the form. */
  readonly answer?: unknown
}

// A form's state is stored under its id, because a page may have two. Before anything was typed there is none.
const keptOf = ({ id }: HTMLFormElement): Kept => history.state?.[id] ?? {}

const keep = ({ id }: HTMLFormElement, what: Kept): void => history.replaceState({ ...history.state, [id]: what }, "")

const keptFields = (form: HTMLFormElement): readonly HTMLInputElement[] =>
  ([...form.elements] as HTMLInputElement[]).filter(({ name }) => kept.includes(name))

/** Stores a form's request, so that it is there again after a reload or on Back. A newly opened page is empty. */
export const keepTyped = (form: HTMLFormElement): void =>
  keep(form, { typed: Object.fromEntries(keptFields(form).map(({ name, value }) => [name, value])) })

/**
 * Restores what was stored. Text typed before this script loaded stays and is stored from now on; so are choices, once
 * somebody uses the form.
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

/** Stores the answer to a form in place of what was typed: a reload shows it again, and nothing is sent twice. */
export const keepAnswer = (form: HTMLFormElement, answer?: unknown): void => keep(form, { answer })

export const keptAnswer = (form: HTMLFormElement): unknown => keptOf(form).answer
