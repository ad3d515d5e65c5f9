import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { deskHostname } from './desk.ts'

/** A WebAuthn authenticator that creates one passkey and signs with it. */
export type TestPasskey = {
  /** The credential's id, base64url. */
  id: string
  /** Returns what the browser sends after creating the passkey. */
  created(challenge: string): object
  /** Returns what the browser sends when the passkey is used to log in or confirm. */
  used(challenge: string): object
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** Returns the client data a browser includes in what it signs. */
const clientData = (type: string, challenge: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin: `http://${deskHostname}`, crossOrigin: false }))

const userPresentAndVerified = 0x05
const withCredential = 0x40

function authenticatorData(flags: number, counter: number): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt8(flags)
  head.writeUInt32BE(counter, 1)
  return Buffer.concat([createHash('sha256').update(deskHostname).digest(), head])
}

/** Encodes the public key in COSE: an elliptic curve key on P-256, for ES256. */
function coseKey(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const point = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]),
  )
}

/** Creates a passkey on a new device. @param id the credential's id, to imitate another passkey */
export function newTestPasskey(id = base64url(randomBytes(32))): TestPasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const rawId = Buffer.from(id, 'base64url')
  const shared = { id, rawId: id, type: 'public-key', clientExtensionResults: {} }
  let counter = 0
  return {
    id,
    created(challenge) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(rawId.length)
      const authData = Buffer.concat([
        authenticatorData(userPresentAndVerified | withCredential, counter),
        Buffer.alloc(16),
        length,
        rawId,
        coseKey(publicKey),
      ])
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ])
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', challenge)),
        attestationObject: base64url(isoCBOR.encode(attestation)),
        transports: ['internal'],
      }
      return { ...shared, response }
    },
    used(challenge) {
      counter += 1
      const authData = authenticatorData(userPresentAndVerified, counter)
      const data = clientData('webauthn.get', challenge)
      const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()])
      const response = {
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', signed, privateKey)),
      }
      return { ...shared, response }
    },
  }
}
