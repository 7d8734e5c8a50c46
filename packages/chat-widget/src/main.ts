/** What a shop's page loads: `<script type="module" async src="…/widget.js" data-web="the web's id"></script>`. */
import { begin } from './begin.tsx'

// A module is not told which element has loaded it.
const script = [...document.querySelectorAll<HTMLScriptElement>('script[data-web]')].find(
  ({ src }) => src.split('?', 1)[0] === import.meta.url.split('?', 1)[0],
)
if (script) begin(script)
