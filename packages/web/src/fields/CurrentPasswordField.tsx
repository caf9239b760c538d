import { TextField, type TextFieldProps } from "../ui/TextField.tsx"

/** The account's current password, entered to confirm the customer's identity. */
export function CurrentPasswordField(props: Omit<TextFieldProps, "type" | "dir" | "autoComplete">) {
  return <TextField {...props} type="password" dir="ltr" autoComplete="current-password" />
}
