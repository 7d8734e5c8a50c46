import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { firstAccess, localeCookieIn, readLanguageConfig } from '@replybay/i18n/server'
import type { FastifyRequest } from 'fastify'

interface Build {
  /** Where the first texts of each locale are. */
  firstTexts?: Record<string, string>
}

/**
 * A link by which a browser asks for the texts of the first page along with the page's code, which would ask for them
 * only when it runs. Empty where the build says nothing of them.
 *
 * @param language what the page is told about its language.
 */
export async function firstTextsLink(
  request: FastifyRequest,
  folder: string,
  language: string,
): Promise<string> {
  const stored = localeCookieIn(request.headers.cookie ?? '')
  const { locale } = firstAccess({
    pathname: request.url.split('?', 1)[0] ?? '/',
    stored: stored === 'unknown' ? undefined : stored,
    languages: languagesIn(request.headers['accept-language'] ?? ''),
    config: readLanguageConfig(language),
  })
  const build: Build = await readFile(join(folder, 'build.json'), 'utf8').then(JSON.parse, () => ({}))
  const href = build.firstTexts?.[locale]
  return href === undefined ? '' : `<link rel="modulepreload" crossorigin href="${href}" />`
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
