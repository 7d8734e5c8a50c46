import purifier from 'dompurify'

export interface SanitisedHtml {
  /** Without scripts, forms and anything that would load by itself. Styles of elements stand in `data-style`. */
  html: string
  /** The text of its style sheets. */
  styles: string[]
  /** How many pictures from elsewhere were left out. */
  blockedImages: number
}

// oxlint-disable-next-line lingui/no-unlocalized-strings -- what links tell those they lead to
const LINK_KIND = 'noopener noreferrer'

/** What may be shown of HTML that somebody sent. Pictures from elsewhere tell the sender that one reads: not unless asked. */
export function sanitise(source: string, showRemoteImages: boolean): SanitisedHtml {
  // A document of its own loads nothing while it is looked through.
  const { body } = document.implementation.createHTMLDocument()
  body.innerHTML = purifier.sanitize(source, {
    FORBID_TAGS: [
      'form',
      'input',
      'button',
      'select',
      'textarea',
      'audio',
      'video',
      'link',
      'meta',
      'base',
      'area',
    ],
    FORBID_ATTR: ['srcset', 'background', 'ping'],
    ADD_TAGS: ['style'],
    FORCE_BODY: true,
  })
  const styles: string[] = []
  for (const sheet of body.querySelectorAll('style')) {
    styles.push(withoutRequests(sheet.textContent ?? ''))
    sheet.remove()
  }
  let blockedImages = 0
  for (const image of body.querySelectorAll('img')) {
    image.loading = 'lazy'
    image.referrerPolicy = 'no-referrer'
    if (showRemoteImages || !isRemote(image.getAttribute('src'))) continue
    image.removeAttribute('src')
    blockedImages += 1
  }
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) {
    element.dataset['style'] = withoutRequests(element.getAttribute('style') ?? '')
    element.removeAttribute('style')
  }
  for (const link of body.querySelectorAll('a')) {
    link.target = '_blank'
    link.rel = LINK_KIND
  }
  return { html: body.innerHTML, styles, blockedImages }
}

function isRemote(source: string | null): boolean {
  return source !== null && !/^(?:data:image\/|cid:|blob:)/i.test(source.trim())
}

/** A style sheet can load things too. */
function withoutRequests(css: string): string {
  return css.replaceAll(/@import[^;]*;?/gi, '').replaceAll(/(?:url|image-set|src)\s*\([^)]*\)/gi, 'none')
}
