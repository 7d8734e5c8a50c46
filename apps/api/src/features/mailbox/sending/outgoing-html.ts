import sanitizeHtml from 'sanitize-html'

const COLOUR = [/^#[\da-f]{3,8}$/i, /^rgba?\([\d\s.,%]+\)$/i, /^[a-z]{3,20}$/i]

/**
 * What of HTML leaves in an email of a company: texts, lists, tables, links and pictures. Scripts, forms, frames, styles that
 * load something, and comments stay here, whoever wrote them.
 */
export const outgoingHtml = (html: string): string => sanitizeHtml(html, rules)

const rules: sanitizeHtml.IOptions = {
  allowedTags:
    'p div span br hr h1 h2 h3 h4 h5 h6 blockquote pre code b strong i em u s del sub sup small a img ul ol li table thead tbody tfoot tr th td'.split(
      ' ',
    ),
  allowedAttributes: {
    '*': ['style', 'dir', 'lang'],
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedStyles: {
    '*': {
      color: COLOUR,
      'background-color': COLOUR,
      margin: [/^0(?:px)?$/],
      'text-align': [/^(?:left|right|center|start|end)$/],
      'font-weight': [/^(?:bold|normal|\d{3})$/],
      'font-style': [/^(?:italic|normal)$/],
      'text-decoration': [/^(?:underline|line-through|none)$/],
    },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  // A picture that comes along, or that stands on a page of the company.
  allowedSchemesByTag: { img: ['https', 'cid', 'data'] },
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs: { src = '' } }) =>
    tag === 'img' && (src === '' || /^data:(?!image\/(?:png|jpeg|gif|webp);base64,)/i.test(src)),
}
