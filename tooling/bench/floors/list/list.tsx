import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { TwoLines } from './two-lines.tsx'

/** Two lines of text a row; only the rows in sight are in the document. */
export function List({ rows }: { rows: number }) {
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count: rows,
    getScrollElement: () => scroller.current,
    estimateSize: () => 83,
    overscan: 6,
  })
  return (
    <div ref={scroller} className="scroller">
      <ul className="list" style={{ blockSize: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => (
          <li key={key} className="row" style={{ transform: `translateY(${start}px)` }}>
            <TwoLines index={index} />
          </li>
        ))}
      </ul>
    </div>
  )
}
