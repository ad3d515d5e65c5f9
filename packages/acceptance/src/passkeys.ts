import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { deskHostname } from './desk.ts'

/** A WebAuthn authenticator that creates one passkey and signs with it. */
export type TestPasskey = {
  /** The credential's id, base64url. */
  id: string
  /** Returns the browser's request after creating the passkey. */
  createRegistration(challenge: string): object
  /** Returns the browser's request when the passkey is used to log in or confirm. */
  createAssertion(challenge: string): object
}

const toBase64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** Returns the client data that a browser includes in the signed data. */
const createClientData = (type: string, challenge: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin: `http://${deskHostname}`, crossOrigin: false }))

const userPresentAndVerified = 0x05
const withCredential = 0x40

function createAuthenticatorData(flags: number, counter: number): Buffer {
  const flagsAndCounter = Buffer.alloc(5)
  flagsAndCounter.writeUInt8(flags)
  flagsAndCounter.writeUInt32BE(counter, 1)
  return Buffer.concat([createHash('sha256').update(deskHostname).digest(), flagsAndCounter])
}

/** Encodes the public key in COSE: an elliptic curve key on P-256, for ES256. */
function encodeCoseKey(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytesOf(x)],
      [-3, bytesOf(y)],
    ]),
  )
}

/** Creates a passkey on a new device. @param id the credential's id, to imitate another passkey */
export function newTestPasskey(id = toBase64url(randomBytes(32))): TestPasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const rawId = Buffer.from(id, 'base64url')
  const commonFields = { id, rawId: id, type: 'public-key', clientExtensionResults: {} }
  let counter = 0
  return {
    id,
    createRegistration(challenge) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(rawId.length)
      const authData = Buffer.concat([
        createAuthenticatorData(userPresentAndVerified | withCredential, counter),
        Buffer.alloc(16),
        length,
        rawId,
        encodeCoseKey(publicKey),
      ])
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ])
      const response = {
        clientDataJSON: toBase64url(createClientData('webauthn.create', challenge)),
        attestationObject: toBase64url(isoCBOR.encode(attestation)),
        transports: ['internal'],
      }
      return { ...commonFields, response }
    },
    createAssertion(challenge) {
      counter += 1
      const authData = createAuthenticatorData(userPresentAndVerified, counter)
      const data = createClientData('webauthn.get', challenge)
      const signedData = Buffer.concat([authData, createHash('sha256').update(data).digest()])
      const response = {
        clientDataJSON: toBase64url(data),
        authenticatorData: toBase64url(authData),
        signature: toBase64url(sign('sha256', signedData, privateKey)),
      }
      return { ...commonFields, response }
    },
  }
}
