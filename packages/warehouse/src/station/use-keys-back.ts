import { useEffect } from 'react'

/** Takes the keys back from the frame of a paper that was printed: else what is scanned next would be typed into it. */
export function useKeysBack(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function onBlur() {
      // The browser's dialog holds the page; this comes after it.
      timer = setTimeout(() => {
        if (!(document.activeElement instanceof HTMLIFrameElement)) return
        document.activeElement.blur()
        window.focus()
      })
    }
    addEventListener('blur', onBlur)
    return () => {
      clearTimeout(timer)
      removeEventListener('blur', onBlur)
    }
  }, [])
}
