import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { relative } from 'node:path'
import { browserArguments, findBrowser } from '@replybay/browser'
import { chromium } from 'playwright'
import { readOptions } from './options.ts'
import { fileOf } from './picture.ts'
import { takeScreens } from './take-screens.ts'
import { takeStories } from './take-stories.ts'
import { writeSheet } from './write-sheet.ts'

const options = readOptions(process.argv.slice(2))
const name = options.stories === undefined ? 'screens' : 'stories'
const folder = fileURLToPath(new URL(`../../../screenshots/${name}`, import.meta.url))
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
const start = performance.now()
try {
  await rm(folder, { recursive: true, force: true })
  const pictures =
    options.stories === undefined
      ? await takeScreens(browser, folder, options)
      : await takeStories(browser, folder, options.stories, options)
  const sheet = await writeSheet(browser, folder, pictures)
  const troubled = pictures.filter(({ findings }) => findings.length > 0)
  for (const picture of troubled) {
    process.stdout.write(
      `${fileOf(picture)}\n${picture.findings.map((finding) => `  ${finding}\n`).join('')}`,
    )
  }
  const seconds = ((performance.now() - start) / 1_000).toFixed(0)
  process.stdout.write(
    `${pictures.length} pictures in ${seconds} s, ${troubled.length} with findings: ${relative('.', sheet)}\n`,
  )
  if (options.strict && troubled.length > 0) process.exitCode = 1
} finally {
  await browser.close()
}
