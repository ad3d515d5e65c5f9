// inputs: packages/foundation/src/{db,jobs,postgres} packages/giving/src/{attempts,card-confirmation,gift-payments,gifts,providers,records,webhooks}
import { expect, test } from '@playwright/test'
import {
  dataFolder,
  type GiftTry,
  inData,
  prepareGift,
  readLedgerCounts,
  sendGift,
  startServerProcess,
  whole,
} from '@minaret/e2e'

/** How many gifts. */
const many = whole ? 200 : 60

test(`kill -9 in the middle of ${many} gifts loses none that was acknowledged, and counts none twice`, async () => {
  const { dir, remove } = await dataFolder()
  const env = { DATA_DIR: dir }
  let host = await startServerProcess(env)
  try {
    const attempts: GiftTry[] = []
    for (let at = 0; at < many; at += 20)
      attempts.push(...(await Promise.all(Array.from({ length: 20 }, () => prepareGift(host.address)))))

    let acknowledged = 0
    const give = async (attempt: GiftTry) => {
      const answer = await sendGift(host.address, attempt).catch(() => undefined)
      if (answer?.status !== 200) return
      attempt.id = inData(await answer.json().catch(() => undefined), 'id')
      if (attempt.id) acknowledged += 1
      if (acknowledged === many / 2) void host.kill()
    }
    // Eight givers at a time, so that the kill meets some in every state.
    const queue = [...attempts]
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let next = queue.shift(); next; next = queue.shift()) await give(next)
      }),
    )
    await host.kill()
    const stored = attempts.filter(({ id }) => id)
    expect(stored.length).toBeGreaterThanOrEqual(many / 2)
    expect(stored.length).toBeLessThan(many)

    const fell = performance.now()
    host = await startServerProcess(env)
    const first = await fetch(`${host.address}/api/getDonationTransactionDetail/${stored[0]?.id}`)
    expect(first.status).toBe(200)
    const recovered = Math.round(performance.now() - fell)

    for (const { id } of stored) {
      const answer = await fetch(`${host.address}/api/getDonationTransactionDetail/${id}`)
      expect(await answer.json(), id).toMatchObject({ data: { id, state: 'paid', amountMinor: 2500 } })
    }
    // Everyone asks again, as a browser would: whoever had an answer gets the same, and the rest give once.
    const again = await Promise.all(
      attempts.map(async (attempt) => ({ attempt, answer: await sendGift(host.address, attempt) })),
    )
    for (const { attempt, answer } of again) {
      const id = inData(await answer.json(), 'id')
      expect(answer.status).toBe(200)
      if (attempt.id) expect(id).toBe(attempt.id)
      attempt.id = id
    }
    await expect
      .poll(
        async () => {
          const states = await Promise.all(
            attempts.map(async ({ id }) => {
              const answer = await fetch(`${host.address}/api/getDonationTransactionDetail/${id}`)
              return inData(await answer.json(), 'state')
            }),
          )
          return states.filter((state) => state === 'paid').length
        },
        { timeout: 60_000 },
      )
      .toBe(many)
    expect(new Set(attempts.map(({ id }) => id)).size).toBe(many)
    expect(await readLedgerCounts(dir, 'an-noor')).toEqual({
      gifts: many,
      paidGifts: many,
      entries: many,
      sumMinor: many * 2500,
    })
    test.info().annotations.push({
      type: 'figure',
      description: `kill -9 after ${stored.length} acknowledged gifts: first good answer ${recovered} ms after the restart began; ${many} of ${many} paid, once`,
    })
  } finally {
    await host.stop()
    await remove()
  }
})
