import type { PrintedFile } from "@mersal/domain/ports/driving/document-service"
import * as z from "zod/mini"

/** A file as its bytes. */
export const wireFile = z.object({
  type: z.literal("application/pdf"),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  name: z.string(),
}) as unknown as z.ZodMiniType<PrintedFile>

export const wireLanguage = z.optional(z.enum(["en", "ar"]))
