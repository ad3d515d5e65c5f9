/** Crockford's base 32, without characters that are confused when read out over the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Returns a gift's short reference, such as `K3F7-9QXA`: the first 40 bits of its id. */
export function referenceOf(id: string): string {
  const bits = BigInt(`0x${Buffer.from(id, 'base64url').subarray(0, 5).toString('hex').padEnd(10, '0')}`)
  const characters = Array.from({ length: 8 }, (_, index) => alphabet[Number((bits >> BigInt(35 - index * 5)) & 31n)])
  return `${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`
}
