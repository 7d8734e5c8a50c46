import { fileOf, type TakenPicture } from './picture.ts'

/** All pictures on one page, grouped by what they show, with what is wrong in each. */
export function contactSheet(pictures: readonly TakenPicture[]): string {
  const groups = Map.groupBy(pictures, ({ group }) => group)
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Screenshots</title>
    <link rel="stylesheet" href="sheet.css">
  </head>
  <body>
    <nav>
      ${['role', 'theme', 'width', 'locale'].map((name) => filter(name, pictures)).join('\n      ')}
      <label><input type="checkbox" id="only-findings"> Only with findings</label>
    </nav>
${[...groups].map(([group, shown]) => section(group, shown)).join('\n')}
    <script src="sheet.js"></script>
  </body>
</html>
`
}

/** The id of the section of a group. */
export function sectionId(group: string): string {
  return `group-${group.replaceAll(/[^\w-]+/g, '-')}`
}

function section(group: string, pictures: readonly TakenPicture[]): string {
  return `    <section id="${sectionId(group)}">
      <h2>${escape(group)}</h2>
      <div class="pictures">
${pictures.map(figure).join('\n')}
      </div>
    </section>`
}

function figure(picture: TakenPicture): string {
  const { findings, width } = picture
  const values = valuesOf(picture)
  const data = Object.entries(values).map(([name, value]) => `data-${name}="${escape(value)}"`)
  const file = escape(fileOf(picture))
  const list = findings.map((finding) => `<li>${escape(finding)}</li>`).join('')
  return `        <figure ${data.join(' ')} style="--width: ${width}">
          <a href="${file}"><img src="${file}" alt=""></a>
          <figcaption>${escape(Object.values(values).join(', '))}${list && `<ul>${list}</ul>`}</figcaption>
        </figure>`
}

function valuesOf({ role, theme, width, locale }: TakenPicture): Record<string, string> {
  return { role: role ?? 'signed out', theme, width: String(width), locale }
}

function filter(name: string, pictures: readonly TakenPicture[]): string {
  const values = new Set(pictures.map((picture) => valuesOf(picture)[name] ?? ''))
  const boxes = [...values].map(
    (value) =>
      `<label><input type="checkbox" name="${name}" value="${escape(value)}" checked> ${escape(value)}</label>`,
  )
  return `<fieldset>${boxes.join(' ')}</fieldset>`
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
