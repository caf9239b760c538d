import { type ComponentType, lazy } from "react"

/**
 * A part of a screen that few readers see. It is loaded when first shown, or earlier by `load`: then it appears with
 * the screen, and nothing moves.
 */
export function readyPart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  const Late = lazy(async () => ({ default: await fetchPart() }))
  let Ready: ComponentType<Props> | null = null
  return {
    load: async (): Promise<void> => {
      Ready = await fetchPart()
    },
    Part: (props: Props) => (Ready ? <Ready {...props} /> : <Late {...props} />),
  }
}
