/** What a long list costs with the dashboard's libraries, and nothing else. `?rows=5000` says how long. */
import { createRoot } from 'react-dom/client'
import { rootElement } from '../root-element.ts'
import { List } from './list.tsx'
import './list.css'

const rows = Number(new URLSearchParams(location.search).get('rows'))
createRoot(rootElement()).render(<List rows={rows} />)
