/** The page itself: the browser draws all of it. */
import type { FastifyInstance } from 'fastify'
import { RETURN_PAGE_PATH } from '../../webs/index.ts'

const SCRIPT = '/chat/return-page/return-page.js'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob: https:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Returns</title>
<link rel="icon" href="data:,">
<script type="module" src="${SCRIPT}"></script>
</head>
<body></body>
</html>
`

/** One address for each web. Which web it is, the script reads from it. */
export function serveReturnPage(app: FastifyInstance): void {
  app.get(`${RETURN_PAGE_PATH}/:webId`, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      // Links of mails carry a token behind the number sign, which no server is sent; nor is it told where one comes from.
      .header('referrer-policy', 'no-referrer')
      .send(html),
  )
}
