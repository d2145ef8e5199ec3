/** Shown when another site leads to the logout address: only the parent ends the session. */
export const logoutPage = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Log out of Pencil Quest?</title>
<style>body{font:1.1rem/1.5 system-ui,sans-serif;max-width:28rem;margin:15vh auto;padding:0 1rem}
a{display:inline-block;padding:.6rem 1.2rem;margin:.5rem .5rem 0 0;border:2px solid #4338ca;border-radius:.5rem;color:#4338ca}
a:first-of-type{background:#4338ca;color:#fff}</style></head>
<body><h1>Log out of Pencil Quest?</h1>
<p>Another site asked to end your session here.</p>
<a href="/api/logout">Log out</a><a href="/dashboard">Stay signed in</a></body>
</html>
`
