/** Shows at the form's button that a call is running, while it is. */
export async function whileBusy<Answer>(form: HTMLFormElement, act: () => Promise<Answer>): Promise<Answer> {
  const button = form.querySelector("button")
  const text = button?.textContent ?? ""
  if (button) {
    button.ariaBusy = "true"
    button.ariaDisabled = "true"
    button.textContent = form.dataset.sending ?? text
  }
  const answer = await act()
  if (button) {
    button.ariaBusy = null
    button.ariaDisabled = null
    button.textContent = text
  }
  return answer
}

/** Shows why a whole form failed; null removes the message. */
export function showFailure(form: HTMLFormElement, text: string | null): void {
  const alert = form.querySelector<HTMLElement>("[data-failure]")
  const words = alert?.querySelector("[data-text]")
  if (!alert || !words) return
  words.textContent = text ?? ""
  alert.hidden = text === null
}
