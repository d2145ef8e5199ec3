import './landing.css'

// The only script of the landing page. It imports nothing, so that it stays small and needs no second request.

const root = document.documentElement

function stored(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key)
  } catch {
    // Storage is blocked.
    return null
  }
}

/** The choice of `lib/colour-scheme.ts`. */
const scheme = stored(() => localStorage, 'color-scheme')
if (scheme === 'light' || scheme === 'dark') root.dataset.scheme = scheme

/** A parent whose browser kept the token and lost its cookie gets the cookie back, and the dashboard. */
async function renewSession(): Promise<void> {
  const token = stored(() => localStorage, 'sessionToken')
  if (!token) return
  const answer = await fetch('/api/auth/user', { headers: { Authorization: `Bearer ${token}` } })
  if (answer.ok) location.replace('/dashboard')
  else if (answer.status === 401) localStorage.removeItem('sessionToken')
}

function foldMenu(): void {
  const button = document.getElementById('menu')
  if (!button) return
  const open = (isOpen: boolean) => button.setAttribute('aria-expanded', String(isOpen))
  const isOpen = () => button.getAttribute('aria-expanded') === 'true'
  button.onclick = () => open(!isOpen())
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return
    open(false)
    button.focus()
  })
}

/** Once, after signing out: closes after 5000 ms, by its button or by a swipe to the right of 50 px; F8 goes to it. */
function sayGoodbye(): void {
  const region = document.getElementById('toasts')
  const template = document.querySelector<HTMLTemplateElement>('#goodbye')
  const toast = template?.content.firstElementChild
  if (!region || !toast || stored(() => sessionStorage, 'signed-out') === null) return
  sessionStorage.removeItem('signed-out')
  region.firstElementChild?.append(toast)
  const close = () => toast.remove()
  const closeUnlessRead = () => {
    if (region.matches(':hover, :focus-within')) setTimeout(closeUnlessRead, 1000)
    else close()
  }
  setTimeout(closeUnlessRead, 5000)
  toast.querySelector('button')?.addEventListener('click', close)
  let from = Number.POSITIVE_INFINITY
  region.onpointerdown = ({ clientX }) => {
    from = clientX
  }
  region.onpointerup = ({ clientX }) => {
    if (clientX - from >= 50) close()
  }
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'F8') region.focus()
  })
}

function start(): void {
  foldMenu()
  sayGoodbye()
}

// Without a connection the page stays as it is.
renewSession().catch(() => {})
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
else start()
