import { chromium } from '@playwright/test'
const base = process.env.BASE ?? 'http://127.0.0.1:4410'
const langs = { en: 'en-US', fr: 'fr-FR', es: 'es-ES' }
const words = {
  en: { tab: 'Test', box: 'Ask the AI agent a question, as a customer would', q: 'How do I clean the brass parts of a lamp?' },
  fr: { tab: 'Test', box: /Posez|question/, q: 'Comment nettoyer les parties en laiton d’une lampe ?' },
  es: { tab: 'Prueba', box: /pregunta/i, q: '¿Cómo limpio las piezas de latón de una lámpara?' },
}
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const combos = [['en',1440,900,'light'],['fr',1440,900,'dark'],['es',390,844,'light'],['en',390,844,'dark']]
const pick = process.argv[2] ? process.argv[2].split(',').map(Number) : combos.map((_, i) => i)
for (const i of pick) {
  const [l,w,h,scheme] = combos[i]
  const r = await fetch(base + '/api/v1/auth/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: 'owner@maison-lumen.example', password: 'replybay-demo' }) })
  const ctx = await b.newContext({ viewport: { width: w, height: h }, locale: langs[l], colorScheme: scheme })
  const page = await ctx.newPage()
  page.on('pageerror', (e) => console.log('ERR', e.message))
  await page.goto(base + '/login')
  await page.locator('input[type=email]').fill('owner@maison-lumen.example')
  await page.locator('input[type=password]').fill('replybay-demo')
  await page.locator('form button[type=submit]').click()
  await page.waitForURL((u) => !u.pathname.includes('login'))
  await page.waitForTimeout(1500)
  // the account's language
  if (process.env.SETLANG) await page.evaluate(() => 0)
  await page.goto(base + '/knowledge/view-files')
  await page.waitForTimeout(2500)
  const box = page.locator('section[data-open] input').first()
  await box.fill(words[l].q)
  await box.press('Enter')
  for (const [n, t] of [['a', 900], ['b', 2500], ['c', 3000], ['d', 16000]]) {
    await page.waitForTimeout(t)
    await page.screenshot({ path: `/tmp/ask-${l}-${w}-${scheme}-${n}.png` })
  }
  await page.goto(base + '/webs/agent?tab=test')
  await page.waitForTimeout(2500)
  const area = page.locator('main textarea').first()
  await area.fill(words[l].q)
  await area.press('Enter')
  for (const [n, t] of [['a', 900], ['b', 2500], ['c', 3000], ['d', 16000]]) {
    await page.waitForTimeout(t)
    await page.screenshot({ path: `/tmp/try-${l}-${w}-${scheme}-${n}.png` })
  }
  await ctx.close()
}
await b.close()
