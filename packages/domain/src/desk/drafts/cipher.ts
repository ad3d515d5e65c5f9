import type { DraftKey } from '@minaret/contract/desk'

/** The browser's cryptography; undefined on a page served over plain HTTP from another machine. */
export type Subtle = Pick<SubtleCrypto, 'importKey' | 'encrypt' | 'decrypt'>

/** Encrypts and decrypts drafts of one account. AES-256-GCM with a fresh nonce; `context` binds text to its form. */
export type DraftCipher = {
  /** The ids of this account's keys, which drafts are stored under. New drafts use the first one. */
  ids: readonly string[]
  encrypt(plain: string, context: string): Promise<string>
  /** @returns undefined if the text was altered, moved to another form, or encrypted for another account */
  decrypt(text: string, context: string, id: string): Promise<string | undefined>
}

const nonceBytes = 12

const toBytes = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))

function toText(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/**
 * Creates the cipher of the logged-in account.
 * @param keys the session's keys, the current one first; at least one
 */
export function createDraftCipher(subtle: Subtle, keys: readonly DraftKey[], random = fillRandom): DraftCipher {
  const imported = new Map(
    keys.map(({ id, key }) => [id, subtle.importKey('raw', toBytes(key), 'AES-GCM', false, ['encrypt', 'decrypt'])]),
  )
  const algorithm = (nonce: Uint8Array<ArrayBuffer>, context: string) => ({
    name: 'AES-GCM',
    iv: nonce,
    additionalData: new TextEncoder().encode(context),
  })
  return {
    ids: keys.map(({ id }) => id),
    async encrypt(plain, context) {
      const key = await imported.get(keys[0]?.id ?? '')
      if (!key) throw new Error('Expected at least one draft key.')
      const nonce = random(new Uint8Array(nonceBytes))
      const body = await subtle.encrypt(algorithm(nonce, context), key, new TextEncoder().encode(plain))
      return toText(new Uint8Array([...nonce, ...new Uint8Array(body)]))
    },
    async decrypt(text, context, id) {
      try {
        const key = await imported.get(id)
        if (!key) return undefined
        const bytes = toBytes(text)
        const [nonce, body] = [bytes.slice(0, nonceBytes), bytes.slice(nonceBytes)]
        return new TextDecoder().decode(await subtle.decrypt(algorithm(nonce, context), key, body))
      } catch {
        return undefined
      }
    },
  }
}

const fillRandom = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => crypto.getRandomValues(bytes)
