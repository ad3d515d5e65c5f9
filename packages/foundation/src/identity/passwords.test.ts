import { expect, test } from 'vitest'
import { passwordProblem } from './commonPasswords.ts'
import { createQueue, TooBusyError } from './passwordQueue.ts'
import { argon2id, createPasswords, type Digest } from './passwords.ts'

const mosque = 'Central Mosque'

test('a hash is argon2id at the cost that OWASP asks for, salted, and known again', async () => {
  const passwords = createPasswords()
  const hash = await passwords.hash('correct horse battery')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(await passwords.hash('correct horse battery')).not.toBe(hash)
  expect(await passwords.check('correct horse battery', hash)).toEqual({ right: true, outdated: false })
  expect(await passwords.check('correct horse batterz', hash)).toEqual({ right: false, outdated: false })
})

test('a password is the same in either spelling of its letters', async () => {
  const passwords = createPasswords()
  const hash = await passwords.hash('caf\u00e9 au lait')
  expect(await passwords.check('cafe\u0301 au lait', hash)).toMatchObject({ right: true })
})

test('a hash of yesterday is right and outdated once hashes are made more dearly', async () => {
  const hash = await createPasswords({ cost: { memory: 8192, passes: 1, parallelism: 1 } }).hash(
    'correct horse battery',
  )
  expect(await createPasswords().check('correct horse battery', hash)).toEqual({ right: true, outdated: true })
})

test('a check does as much work for a hash of yesterday as for no hash at all', async () => {
  const yesterday = createPasswords({ cost: { memory: 8192, passes: 1, parallelism: 1 } })
  const hash = await yesterday.hash('correct horse battery')
  let written = 0
  // The time of argon2id goes with the memory it writes, once a pass.
  const counted: Digest = (password, salt, cost, length) => {
    written += cost.memory * cost.passes
    return argon2id(password, salt, cost, length)
  }
  const passwords = createPasswords({ cost: { memory: 32_768, passes: 3, parallelism: 1 }, digest: counted })
  const spent = async (stored: string | undefined) => {
    written = 0
    await passwords.check('not the right words', stored)
    return written
  }
  const [known, unknown] = [await spent(hash), await spent(undefined)]
  expect(unknown).toBe(32_768 * 3)
  expect(unknown - known).toBeGreaterThanOrEqual(0)
  expect(unknown - known).toBeLessThan(3)
})

test('nobody has no password, whatever is tried', async () => {
  expect(await createPasswords().check('', undefined)).toMatchObject({ right: false })
})

test('a few run at once, some wait in their order, and beyond that the host says it is busy', async () => {
  const queue = createQueue(2, 3)
  let running = 0
  let most = 0
  const order: number[] = []
  const work = (number: number) =>
    queue.run(async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 5))
      running -= 1
      order.push(number)
    })
  const all = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map(work))
  expect(most).toBe(2)
  expect(order).toEqual([1, 2, 3, 4, 5])
  expect(all.slice(5)).toMatchObject([{ reason: expect.any(TooBusyError) }, { reason: expect.any(TooBusyError) }])
  await work(8)
  expect(order.at(-1)).toBe(8)
})

test('work that breaks gives its place to the next', async () => {
  const queue = createQueue(1, 5)
  const broken = queue.run(() => Promise.reject(new Error('broken')))
  const next = queue.run(() => Promise.resolve('done'))
  await expect(broken).rejects.toThrow('broken')
  expect(await next).toBe('done')
})

test.each(['password', 'Password123', 'qwertyuiop', 'ILOVEYOU', '12345678'])(
  'the stolen password %s is refused in words that help',
  (password) => {
    expect(passwordProblem(password, { mosque })?.en).toContain('stolen')
  },
)

test.each(['Central Mosque', 'centralmosque1', 'Aisha.Rahman@example.org', 'Aisha.Rahman', 'aisharahman2024'])(
  'what anybody would guess, %s, is refused',
  (password) => {
    const about = { mosque, email: 'aisha.rahman@example.org', name: 'Aisha Rahman' }
    expect(passwordProblem(password, about)?.en).toContain('easy to guess')
  },
)

test.each(['correct horse battery', 'ط م أ ن ي ن ة', 'Xk9$mQ2p', '   spaces   ', 'aisha likes mangoes'])(
  '%j is taken: there are no rules of composition',
  (password) => {
    expect(passwordProblem(password, { mosque, email: 'aisha@example.org', name: 'Aisha' })).toBeUndefined()
  },
)

test.each([
  'islam123',
  'bismillah',
  'bismillah786',
  'Ramadan2026',
  'Ramadan2026!',
  '1slam786786',
  'رمضان2026',
  'aaaaaaaaaaaa',
  'aaaaaaab',
  'abcabcabcabc',
  '20262026',
  'asdfghjkl;',
  '1qaz2wsx3edc',
  'Muhammad1990',
])('%s is refused: words of the faith, years, repeats and rows of keys are tried first', (password) => {
  expect(passwordProblem(password, { mosque })?.en).toContain('tried first')
})

test.each(['CentralMosque2026', 'central.mosque!!', 'Mosque2026'])(
  "%s is refused: it is the mosque's name",
  (password) => {
    expect(passwordProblem(password, { mosque })?.en).toContain('easy to guess')
  },
)

test('a long password costs hardly more to judge than one of forty characters', () => {
  const cost = (length: number) => {
    const began = process.cpuUsage()
    for (const text of ['p4ssw0rd1s', 'aB3$', 'password', '1!i|l7t+', '@4aA(cC'])
      passwordProblem(text.repeat(40).slice(0, length), { mosque, email: 'p4ssw0rd@example.org' })
    return process.cpuUsage(began).user
  }
  // The cheapest of some: what else the process does meanwhile is counted too.
  const cheapest = (length: number) => Math.min(...Array.from({ length: 4 }, () => cost(length)))
  cheapest(40)
  expect(cheapest(128)).toBeLessThan(3 * cheapest(40))
})
