interface LoadingMarkup {
  name: string
  markup: (address: string) => string
  /** Only what reads `data-style` loads it, or only other browsers do. */
  isHarmlessAlone?: boolean
}

const style = (css: string) => `<p style='${css}'>x</p>`
const sheet = (css: string) => `<style>${css}</style><p class="x">x</p>`
const drawing = (content: string) => `<svg width="90" height="90">${content}</svg>`

/** Ways in which HTML, style sheets and drawings load something when they are shown. */
export const loadingMarkup: LoadingMarkup[] = [
  { name: 'an image', markup: (a) => `<img src="${a}">` },
  { name: 'an image of several sizes', markup: (a) => `<img srcset="${a} 1x">` },
  { name: 'a picture', markup: (a) => `<picture><source srcset="${a}"><img></picture>` },
  { name: 'a poster', markup: (a) => `<video poster="${a}"></video>` },
  { name: 'a sound', markup: (a) => `<audio src="${a}" preload="auto" autoplay></audio>` },
  { name: 'a video', markup: (a) => `<video preload="auto"><source src="${a}"></video>` },
  { name: 'an image button', markup: (a) => `<input type="image" src="${a}">` },
  { name: 'the background of a table', markup: (a) => `<table background="${a}"><tr><td>x</table>` },
  { name: 'a linked sheet', markup: (a) => `<link rel="stylesheet" href="${a}">` },
  { name: 'a preloaded image', markup: (a) => `<link rel="preload" as="image" href="${a}">` },
  { name: 'a frame', markup: (a) => `<iframe src="${a}"></iframe>` },
  { name: 'an embedded object', markup: (a) => `<embed src="${a}">` },
  { name: 'an object', markup: (a) => `<object data="${a}"></object>` },
  { name: 'a style', markup: (a) => style(`background: url(${a})`) },
  { name: 'a style with a quoted address', markup: (a) => style(`background: url("${a}")`) },
  { name: 'a style with an unclosed address', markup: (a) => style(`color: red; background: url(${a}`) },
  { name: 'a style with an escape', markup: (a) => style(`background: u\\72l(${a})`) },
  { name: 'a style with a long escape', markup: (a) => style(`background: \\000075 rl(${a})`) },
  { name: 'a style with capitals', markup: (a) => style(`background: URL(${a})`) },
  { name: 'a style with a variable', markup: (a) => style(`--x: url(${a}); background: var(--x)`) },
  { name: 'a style with a set of images', markup: (a) => style(`background: image-set("${a}" 1x)`) },
  {
    name: 'a style with an escaped set of images',
    markup: (a) => style(`background: imag\\65-set("${a}" 1x)`),
  },
  {
    name: 'a style with a mix of images',
    markup: (a) => style(`background: -webkit-cross-fade(url(${a}), url(${a}), 50%)`),
  },
  { name: 'a mask', markup: (a) => style(`-webkit-mask-image: url(${a})`) },
  { name: 'a border', markup: (a) => style(`border: 9px solid; border-image: url(${a}) 9`) },
  { name: 'the sign of a list', markup: (a) => `<ul><li style="list-style: url(${a})">x</ul>` },
  { name: 'the flow around a shape', markup: (a) => style(`float: left; shape-outside: url(${a})`) },
  { name: 'a pointer', markup: (a) => style(`cursor: url(${a}), auto`), isHarmlessAlone: true },
  { name: 'data-style', markup: (a) => `<p data-style="background: url(${a})">x</p>`, isHarmlessAlone: true },
  { name: 'a sheet', markup: (a) => sheet(`.x { background: url(${a}) }`) },
  { name: 'a sheet with an escape', markup: (a) => sheet(`.x { background: u\\72l(${a}) }`) },
  { name: 'an unclosed sheet', markup: (a) => sheet(`.x { background: url(${a}`) },
  { name: 'a sheet after a comment', markup: (a) => sheet(`/* } */ .x { background/**/: url(${a}) }`) },
  { name: 'an import', markup: (a) => sheet(`@import "${a}";`) },
  { name: 'an import with an escape', markup: (a) => sheet(`@\\69mport url(${a});`) },
  { name: 'an unclosed import', markup: (a) => sheet(`@import "${a}`) },
  {
    name: 'a font',
    markup: (a) => sheet(`@font-face { font-family: f; src: url(${a}) } .x { font-family: f }`),
  },
  { name: 'what stands before a text', markup: (a) => sheet(`.x::before { content: url(${a}) }`) },
  { name: 'a sheet for screens', markup: (a) => sheet(`@media all { .x { background: url(${a}) } }`) },
  {
    name: 'a sheet with a condition',
    markup: (a) => sheet(`@supports (color: red) { .x { background: url(${a}) } }`),
  },
  { name: 'a sheet in layers', markup: (a) => sheet(`@layer y { .x { background: url(${a}) } }`) },
  { name: 'a nested rule', markup: (a) => sheet(`p { &.x { background: url(${a}) } }`) },
  { name: 'an image in a drawing', markup: (a) => drawing(`<image href="${a}" width="9" height="9"/>`) },
  {
    name: 'an image in a drawing, by its old name',
    markup: (a) => drawing(`<image xlink:href="${a}" width="9" height="9"/>`),
  },
  {
    name: 'the filter of a drawing',
    markup: (a) =>
      drawing(`<filter id="f"><feImage href="${a}"/></filter><rect width="9" height="9" filter="url(#f)"/>`),
  },
  {
    name: 'the mask of a drawing',
    markup: (a) => drawing(`<rect width="9" height="9" mask="url(${a}#m)"/>`),
  },
  {
    name: 'the fill of a drawing',
    markup: (a) => drawing(`<rect width="9" height="9" fill="url(${a}#f)"/>`),
    isHarmlessAlone: true,
  },
  {
    name: 'the sheet of a drawing',
    markup: (a) => drawing(`<style>rect { mask: url(${a}#m) }</style><rect width="9" height="9"/>`),
  },
]
