import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Browser } from 'playwright'
import { contactSheet, sectionId } from './contact-sheet.ts'
import type { TakenPicture } from './picture.ts'

/** Writes the contact sheet beside the pictures, and each of its groups as one picture. @returns the sheet's path */
export async function writeSheet(
  browser: Browser,
  folder: string,
  pictures: readonly TakenPicture[],
): Promise<string> {
  const sheet = join(folder, 'index.html')
  await writeFile(sheet, contactSheet(pictures))
  for (const name of ['sheet.css', 'sheet.js']) {
    // Two files.
    await copyFile(fileURLToPath(new URL(`../sheet/${name}`, import.meta.url)), join(folder, name))
  }
  const page = await browser.newPage({ viewport: { width: 2_000, height: 1_000 } })
  await page.goto(pathToFileURL(sheet).href)
  for (const group of new Set(pictures.map((picture) => picture.group))) {
    // One page takes one picture after the other.
    await page.locator(`#${sectionId(group)}`).screenshot({ path: join(folder, group, 'all.png') })
  }
  await page.close()
  return sheet
}
