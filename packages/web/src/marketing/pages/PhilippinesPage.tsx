import { DestinationPrices } from "../parts/DestinationPrices.tsx"

/** /international-courier-service-to-philippines */
export const PhilippinesPage = () => <DestinationPrices to="PH" />
