import { settingGroups, type Setting } from '../src/platform/config/settings.ts'

/** `.env.example`: a line without `#` says what holds anyway, one with `#` is an example. */
export function envExample(): string {
  const groups = settingGroups.map(({ about, variables }) => {
    const lines = Object.entries<Setting>(variables).map(([name, setting]) =>
      'preset' in setting ? `${name}=${setting.preset}` : `#${name}=${setting.example}`,
    )
    return [...wrapped(about).map((line) => `# ${line}`), ...lines].join('\n')
  })
  return [HEAD, ...groups].join('\n\n') + '\n'
}

const HEAD = `# Every variable that the server reads. A line without # says what holds anyway, one with # is an example.
# Use it with: node --env-file=apps/api/.env apps/api/dist/main.js`

const LINE_LENGTH = 110

/** Words on lines of at most so many characters. */
function wrapped(text: string): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const line = lines.at(-1)
    if (line === undefined || line.length + word.length >= LINE_LENGTH) return [...lines, word]
    return [...lines.slice(0, -1), `${line} ${word}`]
  }, [])
}
