import type { Page } from 'playwright'

/** Where something is wider than the room that it has, so that reading it takes scrolling in two directions. */
export async function findOverflow(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    return [document.documentElement, ...document.querySelectorAll('body *')].flatMap((element) => {
      const surplus = element.scrollWidth - element.clientWidth
      const scrollsDown =
        /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight
      if (surplus <= 1 || !(scrollsDown || element === document.documentElement)) return []
      const [name = element.id] = element.classList
      return [`${element.tagName.toLowerCase()} ${name} is ${surplus} px too wide`]
    })
  })
}
