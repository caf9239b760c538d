import { noAnswer } from "../environment/answers/patience.ts"
import { showFailure, whileBusy } from "./form-signs.ts"
import { lateScript } from "./late-script.ts"

/* The part of the forms' behaviour that a page loads at once. The rest, form-script.ts, is larger than all other
   scripts of the page. It is loaded once the page is loaded and visible, or earlier when somebody turns to a form.
   An even earlier press is held, and continues when the script is loaded. */

const wanted = lateScript(document.documentElement.dataset.formScript as string, async (address) => {
  await Promise.race([import(/* @vite-ignore */ address), noAnswer()])
})
/** Failures are not shown: the next intent tries again, and a press shows them. */
const fetchAhead = () => void wanted().catch(() => {})

async function hold(form: HTMLFormElement, event: Event): Promise<void> {
  // Already taken over, possibly by a load that was given up and arrived after all.
  if (!form.dataset.siteForm) return
  event.preventDefault()
  if (form.querySelector("button")?.ariaBusy) return
  showFailure(form, null)
  const failure = await whileBusy(form, () => wanted().catch(() => form.dataset.failed ?? ""))
  if (failure === undefined) form.requestSubmit()
  else showFailure(form, failure)
}

/** A link to a form may fill in a field: "?to=IN". */
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
  // `pointerover` also fires for a finger.
  for (const intent of ["focusin", "pointerover"]) form.addEventListener(intent, fetchAhead)
  for (const button of form.querySelectorAll("button")) button.disabled = false
}

// Not before the page is visible: an earlier download would delay its first paint. Some browsers do not report that
// paint.
addEventListener("load", () => {
  new PerformanceObserver(fetchAhead).observe({ type: "paint", buffered: true })
  setTimeout(fetchAhead, 3_000)
})
