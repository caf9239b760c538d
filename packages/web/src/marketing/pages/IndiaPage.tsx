import { DestinationPrices } from "../parts/DestinationPrices.tsx"

/** /international-courier-service-to-india */
export const IndiaPage = () => <DestinationPrices to="IN" />
