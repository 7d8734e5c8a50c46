/** A page of a shop, to see the chat window on: for who tries out this server on their own machine. */
import type { FastifyInstance } from 'fastify'
import type { ServerConfig } from '../../platform/config/config.ts'
import { Failure } from '../../platform/contract/failure.ts'
import { isBarredFor } from '../../platform/demo/access.ts'
import { DEMO_WEB_ID, MAISON_LUMEN } from '../../platform/demo/accounts.ts'
import { newNonce } from '../../platform/http/security-headers.ts'
import { WIDGET_SCRIPT } from '../webs/index.ts'

const PATH = '/demo/shop'

interface Query {
  /** Id of the web whose chat window is shown. */
  web?: unknown
  /** The page's language. */
  lang?: unknown
}

const words = {
  en: {
    home: 'Pendant lights',
    name: 'Opaline pendant light Ø30',
    price: '€249.00',
    stock: 'In stock, ships tomorrow',
    detail:
      'Blown glass, brushed brass, textile cord adjustable from 40 to 140\u00a0cm. E27 socket, bulb not included. Suitable for bathrooms.',
    buy: 'Add to cart',
    note: 'This is a demo page. Nothing is for sale.',
  },
  fr: {
    home: 'Suspensions',
    name: 'Suspension Opaline Ø30',
    price: '249,00\u00a0€',
    stock: 'En stock, expédiée demain',
    detail:
      'Verre soufflé, laiton brossé, cordon textile réglable de 40 à 140\u00a0cm. Douille E27, ampoule non fournie. Convient à la salle de bains.',
    buy: 'Ajouter au panier',
    note: 'Page de démonstration\u00a0: rien n’est à vendre.',
  },
  es: {
    home: 'Lámparas colgantes',
    name: 'Lámpara colgante Opaline Ø30',
    price: '249,00\u00a0€',
    stock: 'En stock, se envía mañana',
    detail:
      'Vidrio soplado, latón cepillado, cable textil regulable de 40 a 140\u00a0cm. Casquillo E27, bombilla no incluida. Apta para el baño.',
    buy: 'Añadir al carrito',
    note: 'Página de demostración: aquí no se vende nada.',
  },
} as const

/** Only where the demo is, and unless it is for everybody, for calls of this machine alone. */
export function serveDemoShop(app: FastifyInstance, config: ServerConfig): void {
  app.get<{ Querystring: Query }>(PATH, async (request, reply) => {
    if (isBarredFor(config, request, MAISON_LUMEN)) throw new Failure('not-found')
    const { web = DEMO_WEB_ID, lang = 'en' } = request.query
    const language = lang === 'fr' || lang === 'es' ? lang : 'en'
    const nonce = newNonce()
    return (
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        // As strict as a shop's can be: the chat window works under it.
        .header(
          'content-security-policy',
          `default-src 'none'; script-src 'self'; style-src 'nonce-${nonce}'; img-src 'self' blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
        )
        .send(pageOf(typeof web === 'string' ? web : DEMO_WEB_ID, language, nonce))
    )
  })
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
}

function pageOf(webId: string, language: keyof typeof words, nonce: string): string {
  const { home, name, price, stock, detail, buy, note } = words[language]
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name} · Maison Lumen</title>
<style nonce="${nonce}">
  body { margin: 0; background: #fbf7f1; color: #2a211b; font: 17px/1.6 Georgia, serif; }
  header { display: flex; gap: 32px; align-items: baseline; padding: 24px clamp(16px, 5vw, 64px); border-bottom: 1px solid #e5dccf; }
  header strong { letter-spacing: .12em; font-size: 20px; }
  main { display: grid; grid-template-columns: minmax(0, 560px) minmax(260px, 420px); gap: 48px; padding: 40px clamp(16px, 5vw, 64px) 120px; }
  @media (max-width: 760px) { main { grid-template-columns: 1fr; gap: 24px; } }
  svg { width: 100%; height: auto; background: #e9dfd0; border-radius: 4px; }
  h1 { font-weight: 400; font-size: 32px; line-height: 1.2; margin: 0 0 8px; }
  .price { font-weight: 700; } .stock { color: #3f6b4b; margin-left: 12px; }
  .buy { display: inline-block; background: #2a211b; color: #fff; border: 0; border-radius: 3px; padding: 12px 28px; font: inherit; }
  small { display: block; margin-top: 24px; color: #6c5f54; }
</style>
</head>
<body>
<header><strong>MAISON LUMEN</strong><span>${home}</span></header>
<main>
<svg viewBox="0 0 560 520" role="img" aria-label="${name}">
  <path d="M280 0v150" stroke="#5b4a3d" stroke-width="3"/>
  <path d="M262 150h36v26h-36z" fill="#b5823e"/>
  <circle cx="280" cy="276" r="104" fill="#fff7e3"/>
  <circle cx="280" cy="276" r="104" fill="none" stroke="#eadbbb" stroke-width="2"/>
  <ellipse cx="244" cy="236" rx="30" ry="20" fill="#fff" opacity=".8"/>
  <path d="M0 460h560v60H0z" fill="#b98a5a"/>
</svg>
<div>
<h1>${name}</h1>
<p><span class="price">${price}</span><span class="stock">${stock}</span></p>
<p>${detail}</p>
<p><button class="buy" type="button">${buy}</button></p>
<small>${note}</small>
</div>
</main>
<script type="module" async src="${WIDGET_SCRIPT}" data-web="${escape(webId)}"></script>
</body>
</html>
`
}
