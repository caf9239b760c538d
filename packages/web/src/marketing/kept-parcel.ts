/** Where to, how heavy and how large: with these the form of a parcel abroad begins. */
const described = 5

/**
 * Keeps the parcel abroad that is described with its page's place in the browser's history, and shows it there again after
 * a reload or on the way back: a page that is opened anew begins empty, and who asks is not kept. What has been typed before
 * this script came stays, and so does where to, as soon as somebody is at the form.
 *
 * @param typed what somebody has just typed into
 */
export function keepParcel(form: HTMLFormElement, typed?: EventTarget | null): void {
  const fields = ([...form.elements] as HTMLInputElement[]).slice(0, described)
  if (fields.includes(typed as HTMLInputElement))
    history.replaceState(
      fields.map(({ value }) => value),
      "",
    )
  else
    fields.forEach((field, at) => {
      if (!(at ? field.value : form.contains(document.activeElement))) field.value = history.state?.[at] ?? field.value
    })
}
