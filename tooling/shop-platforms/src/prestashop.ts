/** A PrestaShop, as its web service describes itself: https://devdocs.prestashop-project.org/9/webservice/ */
import { basicOf, type Call, PlatformServer, reply, type Reply } from './platform-server.ts'

const METHODS = ['get', 'put', 'post', 'patch', 'delete', 'head'] as const
const RESOURCES = [
  'addresses',
  'carriers',
  'countries',
  'currencies',
  'customers',
  'order_carriers',
  'order_details',
  'order_histories',
  'order_states',
  'orders',
  'products',
  'stock_availables',
] as const

export class PrestashopServer extends PlatformServer {
  key = '7H1K9F2CQ3W8'
  /** What the key may not do, as `orders get`. */
  denied: readonly string[] = []
  /** Whether the web service is switched on in the shop's settings. */
  isOn = true
  name = 'Maison Lumen'
  version = '8.1.7'

  override reset(): void {
    super.reset()
    this.key = '7H1K9F2CQ3W8'
    this.denied = []
    this.isOn = true
  }

  protected answer(call: Call): Reply {
    if (!call.url.pathname.startsWith('/api')) return reply(200, '<!doctype html><title>Shop</title>')
    if (!this.isOn)
      return this.#xml(
        503,
        error('The PrestaShop webservice is disabled. Please activate it in the Back Office'),
      )
    if (basicOf(call)?.user !== this.key) {
      const headers = {
        'www-authenticate':
          'Basic realm="Welcome to PrestaShop Webservice, please enter the authentication key as the login. No password required."',
      }
      return reply(401, '401 Unauthorized', headers)
    }
    return this.#xml(200, this.#resources())
  }

  #resources(): string {
    const lines = RESOURCES.map((name) => {
      const allowed = METHODS.map((method) => `${method}="${!this.denied.includes(`${name} ${method}`)}"`)
      return `<${name} xlink:href="${this.origin}/api/${name}" ${allowed.join(' ')}><description/></${name}>`
    })
    return `<api shopName="${this.name}">${lines.join('\n')}</api>`
  }

  #xml(status: number, content: string): Reply {
    const body = `<?xml version="1.0" encoding="UTF-8"?>\n<prestashop xmlns:xlink="http://www.w3.org/1999/xlink">\n${content}\n</prestashop>\n`
    return reply(status, body, { 'content-type': 'text/xml;charset=utf-8', 'psws-version': this.version })
  }
}

const error = (message: string) => `<errors><error><message><![CDATA[${message}]]></message></error></errors>`
