declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Typed on the sign-in form; carried beside the address, where no log and no other site sees it. */
    email?: string
  }
}

export function carriedEmail({ email }: { email?: unknown }): string {
  return typeof email === 'string' ? email : ''
}
