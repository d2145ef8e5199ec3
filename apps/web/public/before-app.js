// Runs before the first paint and before any module. A file of its own: the page allows no inline script.

// A chosen colour scheme never flashes.
try {
  const scheme = localStorage.getItem('color-scheme')
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.scheme = scheme
} catch {
  // Storage is blocked: the system's scheme is used.
}

// The page allows no eval. This is what `z.config({ jitless: true })` sets, but in time for schemas made while modules load.
globalThis.__zod_globalConfig = { jitless: true }
