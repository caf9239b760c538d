import { useEffect } from "react"
import { useTexts } from "./language.ts"
import { useProduct } from "./product.ts"

/** The document's title: "Your Details – Mersal". With errors on the page it begins with "Error: ". */
export function usePageTitle(title: string, { hasErrors = false }: { hasErrors?: boolean } = {}): void {
  const { productName } = useProduct()
  const { shell } = useTexts()
  useEffect(() => {
    document.title = `${hasErrors ? shell.errorTitle(title) : title} – ${productName}`
  }, [title, hasErrors, productName, shell])
}
