import { DestinationPrices } from "../parts/DestinationPrices.tsx"

export const IndiaPage = () => <DestinationPrices to="IN" />
