/** What a frame of HTML from outside may load: pictures that are part of the text. */
// oxlint-disable-next-line lingui/no-unlocalized-strings -- a policy for browsers
const POLICY = "default-src 'none'; img-src data:; base-uri 'none'; form-action 'none'"

/**
 * The empty page of a frame for HTML from outside. Its own policy holds wherever the dashboard is served from, and
 * beside the policy of the page around it. No address of a link is looked up before it is followed.
 */
export const framePage = `<!doctype html>
<html>
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${POLICY}">
    <meta http-equiv="x-dns-prefetch-control" content="off">
  </head>
  <body></body>
</html>`
