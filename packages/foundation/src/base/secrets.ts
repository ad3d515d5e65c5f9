import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** Operations with the server's key: encrypt secrets at rest, and sign short-lived references. */
export type Secrets = {
  /** AES-256-GCM with a fresh nonce; `about` binds the ciphertext to its context, so that it cannot be decrypted in another. */
  seal(plain: string, about: string): Buffer
  /** @throws if the bytes were altered, moved or encrypted with another key */
  open(sealed: Buffer, about: string): string
  /** `v1.<payload>.<mac>` for a purpose; `payload` is not encrypted. */
  sign(payload: object, purpose: string): string
  /**
   * Returns the payload of text signed for that purpose by `sign`, otherwise undefined. Only the exact text is valid, so
   * that its hash identifies it. The caller must check the expiry.
   */
  verify(text: string, purpose: string): unknown
  /** 256 bits of key material for one use: the same on every server with this key, and independent of other uses. */
  derive(use: string): Buffer
  /** The previous key, while it is configured: used only to decrypt and verify. */
  before?: Secrets
}

/** SHA-256, for references that are stored only as a hash. */
export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * @param key 32 bytes as 64 hexadecimal digits (`SECRETS_KEY`)
 * @param previous the previous key (`SECRETS_KEY_PREVIOUS`), while data encrypted or signed with it is still in use
 * @throws RangeError if a key has the wrong format
 */
export function createSecrets(key: string, previous?: string): Secrets {
  const current = createKeySecrets(key)
  if (previous === undefined || previous.toLowerCase() === key.toLowerCase()) return current
  const before = createKeySecrets(previous)
  return {
    ...current,
    before,
    open(sealed, about) {
      try {
        return current.open(sealed, about)
      } catch (error) {
        try {
          return before.open(sealed, about)
        } catch {
          throw error
        }
      }
    },
    verify: (text, purpose) => current.verify(text, purpose) ?? before.verify(text, purpose),
  }
}

function createKeySecrets(key: string): Secrets {
  if (!/^[0-9a-f]{64}$/i.test(key)) throw new RangeError('A key must be 64 hexadecimal digits.')
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', Buffer.from(key, 'hex'), '', `minaret ${use}`, 32))
  const sealingKey = derive('seal')
  const mac = (text: string, purpose: string) =>
    createHmac('sha256', derive(`sign ${purpose}`))
      .update(text)
      .digest()
  return {
    derive: (use) => derive(`use ${use}`),
    seal(plain, about) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', sealingKey, nonce).setAAD(Buffer.from(about))
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body])
    },
    open(sealed, about) {
      const decipher = createDecipheriv('aes-256-gcm', sealingKey, sealed.subarray(0, 12)).setAAD(Buffer.from(about))
      decipher.setAuthTag(sealed.subarray(12, 28))
      return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8')
    },
    sign(payload, purpose) {
      const text = `v1.${Buffer.from(JSON.stringify(payload)).toString('base64url')}`
      return `${text}.${mac(text, purpose).toString('base64url')}`
    },
    verify(text, purpose) {
      const lastDot = text.lastIndexOf('.')
      const [version, payload, ...rest] = text.slice(0, lastDot).split('.')
      if (version !== 'v1' || !payload || rest.length > 0) return undefined
      // Compares the encoded text rather than the decoded bytes: base64 has several encodings of the same bytes.
      const signature = Buffer.from(text.slice(lastDot + 1))
      const expected = Buffer.from(mac(text.slice(0, lastDot), purpose).toString('base64url'))
      if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return undefined
      const bytes = Buffer.from(payload, 'base64url')
      if (bytes.toString('base64url') !== payload) return undefined
      const value: unknown = JSON.parse(bytes.toString('utf8'))
      return value
    },
  }
}
