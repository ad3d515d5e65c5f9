// inputs: packages/foundation/src/{db,jobs,postgres} packages/giving/src/{attempts,card-confirmation,gift-payments,gifts,providers,records,webhooks}
import { expect, test } from '@playwright/test'
import {
  createDataFolder,
  type PreparedGift,
  readDataField,
  prepareGift,
  readLedgerCounts,
  sendGift,
  startServerProcess,
  fullMatrix,
} from '@minaret/e2e'

const giftCount = fullMatrix ? 200 : 60

test(`kill -9 during ${giftCount} gifts loses no acknowledged gift and counts none twice`, async () => {
  const { dir, remove } = await createDataFolder()
  const env = { DATA_DIR: dir }
  let server = await startServerProcess(env)
  try {
    const attempts: PreparedGift[] = []
    for (let count = 0; count < giftCount; count += 20)
      attempts.push(...(await Promise.all(Array.from({ length: 20 }, () => prepareGift(server.address)))))

    let acknowledgedCount = 0
    const give = async (attempt: PreparedGift) => {
      const response = await sendGift(server.address, attempt).catch(() => undefined)
      if (response?.status !== 200) return
      attempt.id = readDataField(await response.json().catch(() => undefined), 'id')
      if (attempt.id) acknowledgedCount += 1
      if (acknowledgedCount === giftCount / 2) void server.kill()
    }
    // Eight donors at a time, so that the kill interrupts gifts in every state.
    const queue = [...attempts]
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let next = queue.shift(); next; next = queue.shift()) await give(next)
      }),
    )
    await server.kill()
    const acknowledgedGifts = attempts.filter(({ id }) => id)
    expect(acknowledgedGifts.length).toBeGreaterThanOrEqual(giftCount / 2)
    expect(acknowledgedGifts.length).toBeLessThan(giftCount)

    const restartedAt = performance.now()
    server = await startServerProcess(env)
    const firstResponse = await fetch(`${server.address}/api/getDonationTransactionDetail/${acknowledgedGifts[0]?.id}`)
    expect(firstResponse.status).toBe(200)
    const recoveryMs = Math.round(performance.now() - restartedAt)

    for (const { id } of acknowledgedGifts) {
      const response = await fetch(`${server.address}/api/getDonationTransactionDetail/${id}`)
      expect(await response.json(), id).toMatchObject({ data: { id, state: 'paid', amountMinor: 2500 } })
    }
    // Every donor retries, as a browser would: acknowledged gifts keep their id, and the others are created once.
    const retries = await Promise.all(
      attempts.map(async (attempt) => ({ attempt, response: await sendGift(server.address, attempt) })),
    )
    for (const { attempt, response } of retries) {
      const id = readDataField(await response.json(), 'id')
      expect(response.status).toBe(200)
      if (attempt.id) expect(id).toBe(attempt.id)
      attempt.id = id
    }
    await expect
      .poll(
        async () => {
          const states = await Promise.all(
            attempts.map(async ({ id }) => {
              const response = await fetch(`${server.address}/api/getDonationTransactionDetail/${id}`)
              return readDataField(await response.json(), 'state')
            }),
          )
          return states.filter((state) => state === 'paid').length
        },
        { timeout: 60_000 },
      )
      .toBe(giftCount)
    expect(new Set(attempts.map(({ id }) => id)).size).toBe(giftCount)
    expect(await readLedgerCounts(dir, 'an-noor')).toEqual({
      gifts: giftCount,
      paidGifts: giftCount,
      entries: giftCount,
      sumMinor: giftCount * 2500,
    })
    test.info().annotations.push({
      type: 'figure',
      description: `kill -9 after ${acknowledgedGifts.length} acknowledged gifts: first successful response ${recoveryMs} ms after the restart began; ${giftCount} of ${giftCount} paid, once`,
    })
  } finally {
    await server.stop()
    await remove()
  }
})
