import { mountPreview, type WidgetLook } from '@replybay/chat-widget/preview'
import { type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import styles from './preview.module.css'

export interface PreviewHandle {
  /** Begins the conversation anew. */
  restart: () => void
}

interface WidgetPreviewProps {
  look: WidgetLook
  handle: RefObject<PreviewHandle | null>
}

/** The chat window itself, in a place of the page. */
export function WidgetPreview({ look, handle }: WidgetPreviewProps) {
  const place = useRef<HTMLDivElement>(null)
  const mounted = useRef<ReturnType<typeof mountPreview>>(undefined)
  const latest = useRef(look)
  useEffect(() => {
    if (!place.current) return
    const preview = mountPreview(place.current, latest.current)
    mounted.current = preview
    return () => {
      mounted.current = undefined
      preview.unmount()
    }
  }, [])
  // In the frame in which it was typed.
  useLayoutEffect(() => {
    latest.current = look
    mounted.current?.update(look)
  }, [look])
  useImperativeHandle(handle, () => ({ restart: () => mounted.current?.restart() }), [])
  return <div ref={place} className={styles['widget']} />
}
