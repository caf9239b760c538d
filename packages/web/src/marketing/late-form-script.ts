import { noAnswer } from "../environment/answers/patience.ts"
import { showFailure, whileBusy } from "./form-signs.ts"
import { lateScript } from "./late-script.ts"

/*
 * What a page with a form loads at once of what its forms do. The rest, form-script.ts, weighs more than all other scripts of
 * the page and is fetched when the page has come and is seen, or before that when somebody turns to a form. A press that comes
 * earlier still is held, and goes on when the script is there.
 */

const wanted = lateScript(document.documentElement.dataset.formScript as string, async (address) => {
  await Promise.race([import(/* @vite-ignore */ address), noAnswer()])
})
/** Not told where it fails: the next intent tries again, and a press says it. */
const fetchAhead = () => void wanted().catch(() => {})

async function hold(form: HTMLFormElement, event: Event): Promise<void> {
  // Taken over: by a script that was given up and has come after all, too.
  if (!form.dataset.siteForm) return
  event.preventDefault()
  if (form.querySelector("button")?.ariaBusy) return
  showFailure(form, null)
  const failure = await whileBusy(form, () => wanted().catch(() => form.dataset.failed ?? ""))
  if (failure === undefined) form.requestSubmit()
  else showFailure(form, failure)
}

/** A link to a form may say what is in it: "?to=IN". */
function prefill(form: HTMLFormElement): void {
  for (const [name, value] of new URLSearchParams(location.search)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLSelectElement && [...field.options].some((option) => option.value === value))
      field.value = value
  }
}

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-site-form]")) {
  prefill(form)
  form.addEventListener("submit", (event) => hold(form, event))
  // A finger that is put down is over the form, too.
  for (const intent of ["focusin", "pointerover"]) form.addEventListener(intent, fetchAhead)
  for (const button of form.querySelectorAll("button")) button.disabled = false
}

// Not before the page is seen: what is fetched sooner is in the way of its first paint. Not every browser tells of that.
addEventListener("load", () => {
  new PerformanceObserver(fetchAhead).observe({ type: "paint", buffered: true })
  setTimeout(fetchAhead, 3_000)
})
