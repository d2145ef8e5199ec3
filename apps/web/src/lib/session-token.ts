/** Storage keys of the specification. */
const sessionKey = 'sessionToken'
const adminKey = 'admin-token'

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The token that a parent's call carries: the session's, else the admin's. */
export function bearerToken(): string | null {
  return read(sessionKey) ?? read(adminKey)
}

export function keepSessionToken(token: string): void {
  try {
    localStorage.setItem(sessionKey, token)
  } catch {
    // Storage is blocked: the cookie of the same session carries the sign-in.
  }
}

export function forgetSessionToken(): void {
  try {
    localStorage.removeItem(sessionKey)
  } catch {
    // Nothing was kept.
  }
}
