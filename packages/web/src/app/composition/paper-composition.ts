import type { Connection } from "@mersal/adapters-http/client/call"
import { documentClient } from "@mersal/adapters-http/client/document-client"
import { readReceiptFile, receiptFile } from "@mersal/adapters-http/client/receipt-file"
import type { PaperServices } from "../../environment/services/paper-services.ts"
import { connection } from "./api-connection.ts"

/** The documents of a booking over HTTP. Loaded with the first document. */
export const papersOver = (over: Connection): PaperServices => ({
  ...documentClient(over),
  receiptFile,
  readReceiptFile,
})

export const papers = papersOver(connection)
