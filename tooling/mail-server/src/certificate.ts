/** A certificate that signs itself, for 127.0.0.1 and localhost: no file to keep, and none that ends. */
import { generateKeyPairSync, sign } from 'node:crypto'

export interface Certificate {
  key: string
  /** In PEM; also the authority that has signed it. */
  cert: string
}

const DAY_MS = 86_400_000

export function createCertificate(names: readonly string[] = ['localhost']): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(objectId(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02))
  const name = sequence(
    tagged(0x31, sequence(objectId(0x55, 0x04, 0x03), tagged(0x0c, Buffer.from('mail.test')))),
  )
  const validity = sequence(time(new Date(Date.now() - DAY_MS)), time(new Date(Date.now() + 30 * DAY_MS)))
  const alternatives = sequence(
    ...names.map((each) => tagged(0x82, Buffer.from(each))),
    tagged(0x87, Buffer.from([127, 0, 0, 1])),
  )
  const isAuthority = sequence(tagged(0x01, Buffer.from([0xff])))
  const extensions = sequence(
    sequence(objectId(0x55, 0x1d, 0x11), tagged(0x04, alternatives)),
    sequence(objectId(0x55, 0x1d, 0x13), tagged(0x01, Buffer.from([0xff])), tagged(0x04, isAuthority)),
  )
  const body = sequence(
    tagged(0xa0, integer(2)),
    integer(Date.now() % 2 ** 31),
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, extensions),
  )
  const signature = sign('sha256', body, privateKey)
  const whole = sequence(body, algorithm, tagged(0x03, Buffer.concat([Buffer.from([0]), signature])))
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? []
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  }
}

/** A value of DER. @see X.690, 8.1 */
function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...parts: Buffer[]) => tagged(0x30, Buffer.concat(parts))
const objectId = (...bytes: number[]) => tagged(0x06, Buffer.from(bytes))

function integer(value: number): Buffer {
  const bytes = Buffer.alloc(5)
  bytes.writeUInt32BE(value, 1)
  const begin = bytes.findIndex((byte) => byte !== 0)
  const from = begin < 0 ? 4 : (bytes[begin] ?? 0) < 0x80 ? begin : begin - 1
  return tagged(0x02, bytes.subarray(from))
}

function time(date: Date): Buffer {
  const text = date.toISOString().replaceAll(/[-:T]|\.\d+/g, '')
  return tagged(0x18, Buffer.from(text))
}
