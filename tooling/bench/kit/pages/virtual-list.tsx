/** 100,000 rows of the floor's two lines. */
import { VirtualList } from '@replybay/ui-kit'
import { TwoLines } from '../../floors/list/two-lines.tsx'
import { drawInKit } from '../draw-in-kit.tsx'
import '../../floors/list/list.css'

const ROWS = 100_000

const keys = Array.from({ length: ROWS }, (_, index) => `ticket-${index}`)
const keyOf = (key: string) => key

await drawInKit(
  <main style={{ blockSize: '100vh' }}>
    <VirtualList
      label="Tickets"
      items={keys}
      estimateSize={83}
      getKey={keyOf}
      renderItem={(_, { index, tabIndex }) => <TwoLines index={index} tabIndex={tabIndex} />}
    />
  </main>,
)
