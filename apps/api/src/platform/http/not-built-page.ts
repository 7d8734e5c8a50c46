/** Stands in for the dashboard until it is built. */
export const notBuiltPage = `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8">
    <title>Replybay</title>
  </head>
  <body>
    <h1>Replybay</h1>
    <p>The server is running, but the dashboard isn’t built yet: run <code>pnpm start</code> in the repository, or open the address that <code>pnpm dev</code> prints.</p>
  </body>
</html>
`
