import { expect, test } from 'vitest'
import { passwordProblem } from './commonPasswords.ts'
import { createQueue, TooBusyError } from './passwordQueue.ts'
import { argon2id, createPasswords, type Digest } from './passwords.ts'

const mosque = 'Central Mosque'

test('hashes with salted argon2id at OWASP’s recommended cost, and verifies it', async () => {
  const passwords = createPasswords()
  const hash = await passwords.hash('correct horse battery')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(await passwords.hash('correct horse battery')).not.toBe(hash)
  expect(await passwords.check('correct horse battery', hash)).toEqual({ isCorrect: true, isOutdated: false })
  expect(await passwords.check('correct horse batterz', hash)).toEqual({ isCorrect: false, isOutdated: false })
})

test('a password matches in either Unicode normalisation', async () => {
  const passwords = createPasswords()
  const hash = await passwords.hash('caf\u00e9 au lait')
  expect(await passwords.check('cafe\u0301 au lait', hash)).toMatchObject({ isCorrect: true })
})

test('an older hash verifies and is outdated after the cost is raised', async () => {
  const hash = await createPasswords({ cost: { memory: 8192, passes: 1, parallelism: 1 } }).hash(
    'correct horse battery',
  )
  expect(await createPasswords().check('correct horse battery', hash)).toEqual({ isCorrect: true, isOutdated: true })
})

test('a check does the same work for an older hash as for a missing one', async () => {
  const cheaperPasswords = createPasswords({ cost: { memory: 8192, passes: 1, parallelism: 1 } })
  const hash = await cheaperPasswords.hash('correct horse battery')
  let memoryWritten = 0
  // The time of argon2id is proportional to the memory it writes in each pass.
  const countingDigest: Digest = (password, salt, cost, length) => {
    memoryWritten += cost.memory * cost.passes
    return argon2id(password, salt, cost, length)
  }
  const passwords = createPasswords({ cost: { memory: 32_768, passes: 3, parallelism: 1 }, digest: countingDigest })
  const measureWork = async (storedHash: string | undefined) => {
    memoryWritten = 0
    await passwords.check('not the right words', storedHash)
    return memoryWritten
  }
  const [knownWork, unknownWork] = [await measureWork(hash), await measureWork(undefined)]
  expect(unknownWork).toBe(32_768 * 3)
  expect(unknownWork - knownWork).toBeGreaterThanOrEqual(0)
  expect(unknownWork - knownWork).toBeLessThan(3)
})

test('a missing hash never matches', async () => {
  expect(await createPasswords().check('', undefined)).toMatchObject({ isCorrect: false })
})

test('runs a few at once, queues some in order, and rejects the rest as too busy', async () => {
  const queue = createQueue(2, 3)
  let running = 0
  let maxRunning = 0
  const order: number[] = []
  const work = (number: number) =>
    queue.run(async () => {
      running += 1
      maxRunning = Math.max(maxRunning, running)
      await new Promise((resolve) => setTimeout(resolve, 5))
      running -= 1
      order.push(number)
    })
  const results = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map(work))
  expect(maxRunning).toBe(2)
  expect(order).toEqual([1, 2, 3, 4, 5])
  expect(results.slice(5)).toMatchObject([{ reason: expect.any(TooBusyError) }, { reason: expect.any(TooBusyError) }])
  await work(8)
  expect(order.at(-1)).toBe(8)
})

test('failed work frees its slot', async () => {
  const queue = createQueue(1, 5)
  const failure = queue.run(() => Promise.reject(new Error('broken')))
  const next = queue.run(() => Promise.resolve('done'))
  await expect(failure).rejects.toThrow('broken')
  expect(await next).toBe('done')
})

test.each(['password', 'Password123', 'qwertyuiop', 'ILOVEYOU', '12345678'])(
  'rejects the stolen password %s with a helpful message',
  (password) => {
    expect(passwordProblem(password, { mosque })?.en).toContain('stolen')
  },
)

test.each(['Central Mosque', 'centralmosque1', 'Aisha.Rahman@example.org', 'Aisha.Rahman', 'aisharahman2024'])(
  'rejects %s, which is easy to guess',
  (password) => {
    const context = { mosque, email: 'aisha.rahman@example.org', name: 'Aisha Rahman' }
    expect(passwordProblem(password, context)?.en).toContain('easily guess')
  },
)

test.each(['correct horse battery', 'ط م أ ن ي ن ة', 'Xk9$mQ2p', '   spaces   ', 'aisha likes mangoes'])(
  'accepts %j: there are no composition rules',
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
])('rejects %s: religious words, years, repeats and keyboard patterns are too easy to guess', (password) => {
  expect(passwordProblem(password, { mosque })?.en).toMatch(/attackers try/)
})

test.each(['CentralMosque2026', 'central.mosque!!', 'Mosque2026'])(
  "rejects %s: it is the mosque's name",
  (password) => {
    expect(passwordProblem(password, { mosque })?.en).toContain('easily guess')
  },
)

test('evaluates a long password at hardly more cost than one of forty characters', () => {
  const measureCpu = (length: number) => {
    const startUsage = process.cpuUsage()
    for (const text of ['p4ssw0rd1s', 'aB3$', 'password', '1!i|l7t+', '@4aA(cC'])
      passwordProblem(text.repeat(40).slice(0, length), { mosque, email: 'p4ssw0rd@example.org' })
    return process.cpuUsage(startUsage).user
  }
  // The minimum of several runs, because other work in the process is measured too.
  const measureMinimum = (length: number) => Math.min(...Array.from({ length: 4 }, () => measureCpu(length)))
  measureMinimum(40)
  expect(measureMinimum(128)).toBeLessThan(3 * measureMinimum(40))
})
