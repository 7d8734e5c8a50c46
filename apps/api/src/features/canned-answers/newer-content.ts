import type { components } from '@replybay/api-client'
import { Failure } from '../../platform/contract/failure.ts'
import { keepNewer } from '../../platform/contract/keep-newer.ts'

type Content = components['schemas']['CannedAnswerContent']
type Seen = components['schemas']['CannedAnswerSeen']

/**
 * What to store of a saved reply: what the person left alone stays as it is now. A text that is absent is empty, and
 * so is what becomes of the ticket.
 * @param now - What is stored.
 * @param seen - What the person saw when they began; without it, everything that they sent is taken.
 * @throws Failure `changed-meanwhile` with the texts that both the person and another have changed, or where the two
 * together leave none.
 */
export function newerContent(now: Content, seen: Seen | undefined, wanted: Content): Content {
  const { shortcut, title, ...fields } = keepNewer(
    { shortcut: now.shortcut, title: now.title, ...inEach(now.texts), ...actionsOf(now) },
    seen && {
      shortcut: seen.shortcut,
      title: seen.title,
      ...(seen.texts && inEach(seen.texts)),
      ...actionsOf(seen),
    },
    { shortcut: wanted.shortcut, title: wanted.title, ...inEach(wanted.texts), ...actionsOf(wanted) },
    '/body',
  )
  const texts = {
    ...(fields['texts/en-US'] && { 'en-US': fields['texts/en-US'] }),
    ...(fields['texts/fr-FR'] && { 'fr-FR': fields['texts/fr-FR'] }),
    ...(fields['texts/es-ES'] && { 'es-ES': fields['texts/es-ES'] }),
  }
  if (Object.keys(texts).length === 0) {
    const left = { path: '/body/texts', message: 'was changed meanwhile, and no text is left' }
    throw new Failure('changed-meanwhile', { fields: [left] })
  }
  return {
    shortcut,
    title,
    texts,
    ...(fields.tags && { tags: fields.tags.split('\n') }),
    // Sound: it is one of the contents'.
    ...(fields.afterwards && { afterwards: fields.afterwards as NonNullable<Content['afterwards']> }),
  }
}

/** No tag has more than one line. */
function actionsOf({ tags = [], afterwards = '' }: { tags?: string[]; afterwards?: string }) {
  return { tags: tags.join('\n'), afterwards }
}

/** By their place in the body. */
function inEach(texts: Content['texts']) {
  return {
    'texts/en-US': texts['en-US'] ?? '',
    'texts/fr-FR': texts['fr-FR'] ?? '',
    'texts/es-ES': texts['es-ES'] ?? '',
  }
}
