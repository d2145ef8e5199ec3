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

/** What the admin's own calls carry: never a parent's token. */
export function adminToken(): string | null {
  return read(adminKey)
}

export function keepSessionToken(token: string): void {
  // Where storage is blocked, the cookie of the same session carries the sign-in.
  write(sessionKey, token)
}

/** Tells when another tab of this browser has signed in. */
export function watchSignIn(onSignIn: () => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === sessionKey && newValue !== null) onSignIn()
  })
}

export function forgetSessionToken(): void {
  write(sessionKey, null)
}

/** Answers whether the browser keeps it: there is no cookie that would do without. */
export function keepAdminToken(token: string): boolean {
  return write(adminKey, token)
}

export function forgetAdminToken(): void {
  write(adminKey, null)
}

function write(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}
