import { expect, test } from 'vitest'
import { htmlToText } from '../html-text.ts'

test('a page is read without what stands beside it, and with its headings', () => {
  const html = `<!doctype html><html><head><title>Shop</title><style>p { color: red }</style></head><body>
    <header><a href="/">Maison Lumen</a></header><nav><ul><li>Lamps</ul></nav>
    <div id="cookie-bar">We use cookies.</div>
    <header><h1>Shipping</h1></header>
    <p>We ship to <a href="/fr">France</a>
       and Spain &amp; Portugal.</p>
    <h2>Cost</h2><ul><li>France: 5 €</li><li>Spain: 9 €</li></ul>
    <table><tr><th>Country</th><th>Days</th></tr><tr><td>Italy</td><td>4</td></tr></table>
    <script>alert('no')</script><div hidden>Hidden</div><footer>© 2026</footer></body></html>`
  const text = htmlToText(html)
  expect(text).toMatch(
    /^# Shipping\n\nWe ship to France and Spain & Portugal\.\n\n## Cost\n\n- France: 5 €\n- Spain: 9 €/m,
  )
  expect(text).toMatch(/Country \| Days\nItaly \| 4$/)
})

test('where a page says what it is about, the rest is left out', () => {
  expect(
    htmlToText('<div>Free shipping today</div><main><h1>Returns</h1>Within 30 days.</main><p>More</p>'),
  ).toBe('# Returns\n\nWithin 30 days.')
})

test('tags that never end, and ten thousand within each other, are no problem', () => {
  expect(htmlToText('<p>One<b>two<table><tr><td>three')).toMatch(/One ?two\s+three/)
  expect(htmlToText(`<p>Above</p>${'<div>'.repeat(10_000)}deep`)).toBe('Above')
})

test('questions that open are headings of their answers', () => {
  const html = `<h2><button>May I return it?</button></h2><p>Yes.</p><button>Buy</button>
    <details><summary>When?</summary>Within 30 days.</details>`
  expect(htmlToText(html)).toBe('## May I return it?\n\nYes.\n\n###### When?\n\nWithin 30 days.')
})
