import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { API_PREFIX } from '../contract/contract.ts'
import { Failure } from '../contract/failure.ts'
import { hasPage, readBuild } from './dashboard-build.ts'
import { preloadLinks } from './preload-links.ts'
import { offerForgeryToken } from './forgery.ts'
import { notBuiltPage } from './not-built-page.ts'
import { sendProblem } from './problems.ts'
import { hashesOfScripts, newNonce, pagePolicy } from './security-headers.ts'

const NONCE_PLACE = '__CSP_NONCE__'
const API_BASE_PLACE = '__API_BASE__'
const LANGUAGE_PLACE = '__LANGUAGE__'
const CAPTCHA_KEY_PLACE = '__CAPTCHA_SITE_KEY__'
const CAPTCHA_ORIGIN_PLACE = '__CAPTCHA_ORIGIN__'
const QUOTE_URL_PLACE = '__QUOTE_URL__'
const TERMS_URL_PLACE = '__TERMS_URL__'
const PAGE = 'index.html'

interface Dashboard {
  /** Where its build lies. */
  folder: string
  /** Where its calls go, if not to where it comes from. */
  apiOrigin: string | undefined
  /** What the page is told about its language. */
  language: string
  /** Which captcha its forms show, if any. */
  captcha: { siteKey: string; origin: string } | undefined
  /** Which public service its home page shows a quote of, if any. */
  quoteUrl: string | undefined
  /** Where the terms of use stand that a new account accepts, if any. */
  termsUrl: string | undefined
}

/**
 * Serves the built dashboard: its files as they are, and its page for every other address that
 * a browser opens, since the page finds its own way from there. Where there is no page the status says so, too.
 */
export async function serveDashboard(app: FastifyInstance, dashboard: Dashboard): Promise<void> {
  const { folder } = dashboard
  const answerPage = (request: FastifyRequest, reply: FastifyReply) =>
    opensPage(request)
      ? sendPage(request, reply, dashboard)
      : sendProblem(request, reply, new Failure('not-found'))

  app.setNotFoundHandler(answerPage)
  if (!existsSync(join(folder, PAGE))) return

  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    // The page goes out with a nonce only, never as a file.
    allowedPath: (path) => !isPage(path),
    setHeaders: (reply, path) => {
      void reply.header('cache-control', cachingOf(path, folder))
    },
  })
  app.get<{ Params: { '*': string } }>('/*', { config: { cors: false } }, (request, reply) => {
    const path = request.params['*']
    // An address of the page names no file: asking the disk for it would find folders.
    return namesFile(path) && !isPage(path) ? reply.sendFile(path) : answerPage(request, reply)
  })
}

/** Also compressed. */
function isPage(path: string): boolean {
  return /^\/?index\.html(\.(br|gz|zst))?$/.test(path)
}

/**
 * By a dot in the last part of a path, or by a hidden folder: no address of the page has either, as no id holds a dot.
 *
 * @param path decoded.
 */
function namesFile(path: string): boolean {
  const parts = path.split('/').map((part) => part.split(';', 1)[0] ?? '')
  const last = parts.findLast((part) => part !== '') ?? ''
  return last.includes('.') || parts.some((part) => part.startsWith('.'))
}

/** Names in assets/ carry a hash of their content; the others keep their name and change. */
function cachingOf(path: string, folder: string): string {
  return path.startsWith(join(folder, 'assets/')) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** Decoded. */
function pathOf(request: FastifyRequest): string {
  return decodeURIComponent(request.url.split('?', 1)[0] ?? '')
}

function opensPage(request: FastifyRequest): boolean {
  const path = pathOf(request)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const isReserved = /^\/(api|assets|dev)(\/|$)/.test(path)
  const isMissingFile = namesFile(path) && !isPage(path)
  return (
    isRead &&
    !isReserved &&
    !isMissingFile &&
    (request.headers.accept ?? '*/*').match(/text\/html|\*\/\*/) !== null
  )
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, dashboard: Dashboard) {
  const { folder, apiOrigin, language, captcha, quoteUrl, termsUrl } = dashboard
  const nonce = newNonce()
  const quoteOrigin = quoteUrl && new URL(quoteUrl).origin
  const apiBase = apiOrigin === undefined ? '' : apiOrigin + API_PREFIX
  // Read each time: a build that was made meanwhile names other assets.
  const html = await readFile(join(folder, PAGE), 'utf8').catch(() => notBuiltPage)
  const build = await readBuild(folder)
  const links = preloadLinks(request, build, language)
  offerForgeryToken(request, reply)
  return reply
    .code(hasPage(build, pathOf(request), language) ? 200 : 404)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header(
      'content-security-policy',
      pagePolicy(nonce, {
        apiOrigin,
        captchaOrigin: captcha?.origin,
        quoteOrigin,
        scriptHashes: hashesOfScripts(html),
      }),
    )
    .send(
      html
        .replace('</head>', () => `${links}</head>`)
        .replaceAll(NONCE_PLACE, nonce)
        .replaceAll(API_BASE_PLACE, apiBase)
        .replaceAll(LANGUAGE_PLACE, language.replaceAll('&', '&amp;'))
        .replaceAll(CAPTCHA_KEY_PLACE, captcha?.siteKey ?? '')
        .replaceAll(CAPTCHA_ORIGIN_PLACE, captcha?.origin ?? '')
        .replaceAll(QUOTE_URL_PLACE, () => quoteUrl?.replaceAll('&', '&amp;') ?? '')
        .replaceAll(TERMS_URL_PLACE, () => termsUrl?.replaceAll('&', '&amp;') ?? ''),
    )
}
