import { booksClient } from "@mersal/adapters-http/client/books-client"
import { operationsClient } from "@mersal/adapters-http/client/operations-client"
import { Outlet } from "@tanstack/react-router"
import { BooksContext, type BooksServices } from "../../environment/services/books-services.ts"
import { StaffNews } from "./StaffNews.tsx"
import { staffConnection } from "./staff-session.ts"

const operations = operationsClient(staffConnection)
const services: BooksServices = { books: booksClient(staffConnection) }

/** Around the screens of cash and reports. Their calls are loaded with these screens only. */
export function BooksFrame() {
  return (
    <BooksContext value={services}>
      <StaffNews operations={operations}>
        <Outlet />
      </StaffNews>
    </BooksContext>
  )
}
