import { firstAccess, localeCookieIn, readLanguageConfig, readLocalePath } from '@replybay/i18n/server'
import type { FastifyRequest } from 'fastify'
import type { DashboardBuild } from './dashboard-build.ts'

/**
 * Links by which a browser asks along with the page's code for what that would ask for only when it runs: the first
 * texts, and for who holds a session the code, the styles and the texts of the page. Empty where the build says nothing
 * of them.
 *
 * @param language what the page is told about its language.
 */
export function preloadLinks(request: FastifyRequest, build: DashboardBuild, language: string): string {
  const cookies = request.headers.cookie ?? ''
  const pathname = request.url.split('?', 1)[0] ?? '/'
  const config = readLanguageConfig(language)
  const stored = localeCookieIn(cookies)
  const { locale } = firstAccess({
    pathname,
    stored: stored === 'unknown' ? undefined : stored,
    languages: languagesIn(request.headers['accept-language'] ?? ''),
    config,
  })
  // Whether it is a session is for the calls to say: this only names files that anybody may read.
  const isSignedIn = /(?:^|; )token=/.test(cookies)
  const next = isSignedIn ? (build.preloads ?? []) : []
  const { path } = readLocalePath(pathname, config.urls)
  const here = next.filter(({ paths }) => paths?.includes(path) ?? true)
  const files = [
    build.firstTexts?.[locale],
    ...here.flatMap((preload) => [...preload.files, preload.texts?.[locale]]),
  ]
  const links = files.filter((file) => file !== undefined).map(linkTo)
  return [...new Set(links)].join('')
}

function linkTo(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="${file}" />`
    : `<link rel="modulepreload" crossorigin href="${file}" />`
}

/** What a browser asks for, best first. */
function languagesIn(header: string): string[] {
  return header
    .split(',')
    .map((entry) => {
      const [language = '', weight] = entry.trim().split(/;\s*q=/)
      return { language, weight: weight === undefined ? 1 : Number(weight) }
    })
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ language }) => language)
}
