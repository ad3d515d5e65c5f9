/** Crockford's base 32: no letter can be taken for a digit when it is read out over the telephone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A gift's short reference, to quote to the mosque: `K3F7-9QXA`, the first 40 bits of its id. */
export function referenceOf(id: string): string {
  const bits = BigInt(`0x${Buffer.from(id, 'base64url').subarray(0, 5).toString('hex').padEnd(10, '0')}`)
  const characters = Array.from({ length: 8 }, (_, at) => alphabet[Number((bits >> BigInt(35 - at * 5)) & 31n)])
  return `${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`
}
