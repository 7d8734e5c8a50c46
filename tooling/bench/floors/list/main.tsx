/** What a long list costs with the dashboard's libraries, and nothing else. 5,000 rows, or as many as `?rows=` says. */
import { createRoot } from 'react-dom/client'
import { rootElement } from '../root-element.ts'
import { List } from './list.tsx'
import './list.css'

const rows = Number(new URLSearchParams(location.search).get('rows') ?? 5_000)
createRoot(rootElement()).render(<List rows={rows} />)
