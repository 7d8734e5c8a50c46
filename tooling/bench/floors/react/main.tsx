/** What React alone costs. */
import { createRoot } from 'react-dom/client'
import { rootElement } from '../root-element.ts'

createRoot(rootElement()).render(
  <form>
    <label>
      Email <input type="email" />
    </label>
  </form>,
)
