import { TextField, type TextFieldProps } from "../ui/TextField.tsx"

/** The password that an account has, entered to prove whose it is. */
export function CurrentPasswordField(props: Omit<TextFieldProps, "type" | "dir" | "autoComplete">) {
  return <TextField {...props} type="password" dir="ltr" autoComplete="current-password" />
}
