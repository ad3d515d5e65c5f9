import { generateKeyPairSync, sign } from 'node:crypto'

const encodeDer = (tag: number, ...parts: (Buffer | number[])[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)))
  const longLength = body.length > 255 ? [0x82, body.length >> 8, body.length & 255] : [0x81, body.length]
  return Buffer.concat([Buffer.from([tag, ...(body.length < 128 ? [body.length] : longLength)]), body])
}
const encodeSequence = (...parts: Buffer[]) => encodeDer(0x30, ...parts)
const encodeOid = (...bytes: number[]) => encodeDer(0x06, bytes)
const encodeTime = (at: Date) => encodeDer(0x18, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`))
const encodeCommonName = (name: string) =>
  encodeSequence(encodeDer(0x31, encodeSequence(encodeOid(0x55, 0x04, 0x03), encodeDer(0x0c, Buffer.from(name)))))
const encodePem = (bytes: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`

/** Creates a key and a self-signed certificate, valid today: X.509 (RFC 5280) over P-256. Nothing is stored. */
export function makeCertificate(name = 'localhost'): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const dayMs = 24 * 60 * 60 * 1000
  const signature = encodeSequence(encodeOid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02))
  const names = encodeSequence(
    encodeOid(0x55, 0x1d, 0x11),
    encodeDer(0x04, encodeSequence(encodeDer(0x82, Buffer.from(name)))),
  )
  const body = encodeSequence(
    encodeDer(0xa0, encodeDer(0x02, [2])),
    encodeDer(0x02, [1]),
    signature,
    encodeCommonName(name),
    encodeSequence(encodeTime(new Date(Date.now() - dayMs)), encodeTime(new Date(Date.now() + dayMs))),
    encodeCommonName(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    encodeDer(0xa3, encodeSequence(names)),
  )
  const signatureBytes = sign('sha256', body, privateKey)
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: encodePem(encodeSequence(body, signature, encodeDer(0x03, [0], signatureBytes))),
  }
}
