import { useEffect } from 'react'

const PREFIX = /^\(\d+\+?\) /

/** Shows a count before the title of the page, whatever page it is, and on the app's icon where there is one. */
export function useUnreadMark(count: number): void {
  useEffect(() => {
    const mark = () => {
      const plain = document.title.replace(PREFIX, '')
      const marked = count > 0 ? `(${count > 99 ? '99+' : count}) ${plain}` : plain
      if (document.title !== marked) document.title = marked
    }
    mark()
    void setBadge(count)
    const icon = showDot(count > 0)
    // Each page sets its own title.
    const observer = new MutationObserver(mark)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      icon()
      document.title = document.title.replace(PREFIX, '')
    }
  }, [count])
}

/** Only an installed app has an icon to count on. */
async function setBadge(count: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return
  await navigator.setAppBadge(count).catch(() => undefined)
}

/** The icon of the tab, with a dot. @returns the way back. */
function showDot(isShown: boolean): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const plain = link?.getAttribute('href')
  if (!isShown || !link || !plain) return () => {}
  link.href = plain.replace(/\.svg$/, '-unread.svg')
  return () => {
    link.href = plain
  }
}
