import { expect, test } from '@playwright/test'
import { dataFolder, type GiftTry, inData, prepareGift, readBooks, sendGift, startHostProcess } from '@minaret/e2e'

test('kill -9 in the middle of 200 gifts loses none that was acknowledged, and counts none twice', async () => {
  test.setTimeout(180_000)
  const { dir, remove } = await dataFolder()
  const env = { DATA_DIR: dir }
  let host = await startHostProcess(env)
  try {
    const attempts: GiftTry[] = []
    for (let at = 0; at < 200; at += 20)
      attempts.push(...(await Promise.all(Array.from({ length: 20 }, () => prepareGift(host.address)))))

    let acknowledged = 0
    const give = async (attempt: GiftTry) => {
      const answer = await sendGift(host.address, attempt).catch(() => undefined)
      if (answer?.status !== 200) return
      attempt.id = inData(await answer.json().catch(() => undefined), 'id')
      if (attempt.id) acknowledged += 1
      if (acknowledged === 100) void host.kill()
    }
    // Eight givers at a time, so that the kill meets some in every state.
    const queue = [...attempts]
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let next = queue.shift(); next; next = queue.shift()) await give(next)
      }),
    )
    await host.kill()
    const kept = attempts.filter(({ id }) => id)
    expect(kept.length).toBeGreaterThanOrEqual(100)
    expect(kept.length).toBeLessThan(200)

    const fell = performance.now()
    host = await startHostProcess(env)
    const first = await fetch(`${host.address}/api/getDonationTransactionDetail/${kept[0]?.id}`)
    expect(first.status).toBe(200)
    const recovered = Math.round(performance.now() - fell)

    for (const { id } of kept) {
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
      .toBe(200)
    expect(new Set(attempts.map(({ id }) => id)).size).toBe(200)
    expect(await readBooks(dir, 'an-noor')).toEqual({ gifts: 200, paidGifts: 200, entries: 200, sumMinor: 500_000 })
    test.info().annotations.push({
      type: 'figure',
      description: `kill -9 after ${kept.length} acknowledged gifts: first good answer ${recovered} ms after the restart began; 200 of 200 paid, once`,
    })
  } finally {
    await host.stop()
    await remove()
  }
})
