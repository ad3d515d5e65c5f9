import type { DraftKey } from '@minaret/contract/desk'

/** The platform's cryptography; absent on a page that came over plain http from another machine. */
export type Subtle = Pick<SubtleCrypto, 'importKey' | 'encrypt' | 'decrypt'>

/** Encrypts and decrypts drafts for one account. AES-256-GCM with a fresh nonce; `about` binds a text to its form. */
export type DraftCipher = {
  /** What texts are stored under; texts of other ids are other accounts'. The first is the one new texts are made with. */
  ids: readonly string[]
  encrypt(plain: string, about: string): Promise<string>
  /** @returns nothing for a text that was altered, moved to another form, or encrypted for somebody else */
  decrypt(text: string, about: string, id: string): Promise<string | undefined>
}

const nonceBytes = 12

const toBytes = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))

function toText(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/** @param keys as the session has them, the current one first; there must be one */
export function createDraftCipher(subtle: Subtle, keys: readonly DraftKey[], random = fillRandom): DraftCipher {
  const imported = new Map(
    keys.map(({ id, key }) => [id, subtle.importKey('raw', toBytes(key), 'AES-GCM', false, ['encrypt', 'decrypt'])]),
  )
  const algorithm = (nonce: Uint8Array<ArrayBuffer>, about: string) => ({
    name: 'AES-GCM',
    iv: nonce,
    additionalData: new TextEncoder().encode(about),
  })
  return {
    ids: keys.map(({ id }) => id),
    async encrypt(plain, about) {
      const key = await imported.get(keys[0]?.id ?? '')
      if (!key) throw new Error('There is no key for drafts.')
      const nonce = random(new Uint8Array(nonceBytes))
      const body = await subtle.encrypt(algorithm(nonce, about), key, new TextEncoder().encode(plain))
      return toText(new Uint8Array([...nonce, ...new Uint8Array(body)]))
    },
    async decrypt(text, about, id) {
      try {
        const key = await imported.get(id)
        if (!key) return undefined
        const bytes = toBytes(text)
        const [nonce, body] = [bytes.slice(0, nonceBytes), bytes.slice(nonceBytes)]
        return new TextDecoder().decode(await subtle.decrypt(algorithm(nonce, about), key, body))
      } catch {
        return undefined
      }
    },
  }
}

const fillRandom = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => crypto.getRandomValues(bytes)
