/** The providers' own logos, in their own colours, beside their names. */

export function GoogleMark() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        fill="#4285f4"
        d="M23 12.3c0-.8-.1-1.5-.2-2.3H12v4.5h6.2a5.3 5.3 0 0 1-2.3 3.5v2.9h3.7c2.2-2 3.4-5 3.4-8.6z"
      />
      <path
        fill="#34a853"
        d="M12 23.5c3.1 0 5.7-1 7.6-2.8l-3.7-2.9a6.9 6.9 0 0 1-10.3-3.6H1.8v3A11.5 11.5 0 0 0 12 23.5z"
      />
      <path fill="#fbbc04" d="M5.6 14.2a6.9 6.9 0 0 1 0-4.4v-3H1.8a11.5 11.5 0 0 0 0 10.4z" />
      <path
        fill="#ea4335"
        d="M12 5.1c1.7 0 3.2.6 4.4 1.7l3.3-3.3A11.5 11.5 0 0 0 1.8 6.8l3.8 3A6.9 6.9 0 0 1 12 5.1z"
      />
    </svg>
  )
}

export function FacebookMark() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="12" fill="#0866ff" />
      <path
        fill="#fff"
        d="M16.6 15.5l.6-3.5h-3.3V9.8c0-1 .5-1.9 2-1.9h1.5V5a18 18 0 0 0-2.7-.3c-2.7 0-4.5 1.6-4.5 4.6V12h-3v3.5h3V24a12 12 0 0 0 3.7 0v-8.5z"
      />
    </svg>
  )
}
