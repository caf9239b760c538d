import { DestinationPrices } from "../parts/DestinationPrices.tsx"

export const PhilippinesPage = () => <DestinationPrices to="PH" />
