import { editDistance } from '@minaret/foundation/base'

/** Short names that are, or could be taken for, something of the installation's own. */
const reserved = new Set(
  (
    'desk www api admin administrator mail email smtp imap pop ftp ns ns1 ns2 mx dns webmail autodiscover autoconfig app apps ' +
    'static assets cdn media files status help support docs blog shop store test staging demo dev root postmaster abuse ' +
    'start installation invitation recovery approval security billing payments pay donate login signup account accounts staff minaret localhost'
  ).split(' '),
)

/** Letters of other scripts, and digits, that are taken for a Latin letter (after Unicode's list of confusables). */
const lookalikes = new Map(
  (
    'аa αa вb сc ԁd еe εe һh іi ıi ιi 1i li |i јj кk κk мm ոn оo οo 0o рp ρp ѕs 5s тt τt υu νv ѡw хx уy үy ' +
    // Arabic letters that are written alike in names.
    'أا إا آا ىي یي کك ةه ہه'
  )
    .split(' ')
    .map(([from = '', to = '']) => [from, to]),
)

/** A name as it looks at a glance: without marks, spaces and case, and with one letter for all that look like it. */
const skeletonOf = (name: string): string =>
  Array.from(name.normalize('NFKD').toLowerCase().normalize('NFKD'))
    .map((letter) => lookalikes.get(letter) ?? letter)
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter))
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')

/** From so many letters on one slip is a resemblance; shorter names differ by little anyway. */
const longEnough = 8

/** Whether a name can be taken for one of the others. */
export function resembles(name: string, others: readonly string[]): boolean {
  const own = skeletonOf(name)
  return others.some((other) => {
    const theirs = skeletonOf(other)
    if (own === theirs) return own !== ''
    return Math.min(own.length, theirs.length) >= longEnough && editDistance(own, theirs) <= 1
  })
}

/** How long a short name may be: it is the first part of a host name, and people type it. */
const longest = 40

/** A short name as it is stored, from what somebody typed or from the mosque's name; empty where nothing of it can stand. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’ʼ`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '')

/** What is wrong with a short name by itself. */
export function slugProblem(slug: string): 'form' | 'reserved' | undefined {
  if (!/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(slug) || slug.length < 3 || slug.startsWith('xn--')) return 'form'
  return reserved.has(slug) || slug.startsWith('www-') ? 'reserved' : undefined
}
