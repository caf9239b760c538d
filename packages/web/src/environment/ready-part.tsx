import { type ComponentType, lazy } from "react"

/**
 * A part of a screen that few readers come to. It is fetched where it is first shown, or before by `load`: then it stands
 * with the screen, and nothing moves.
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
