import { expect, test } from 'vitest'
import { heldPage } from '../testing/heldHost.ts'
import { memoryShelf } from '../testing/index.ts'
import { renderHook, until } from '../testing/renderHook.tsx'
import { keepConfiguration, keptConfiguration } from './configuration.ts'
import { useCachedConfiguration } from './useCachedConfiguration.ts'

const items = [{ key: 'websiteName', value: 'Masjid an-Noor' }]

test('where no configuration is cached, the footer asks for all of it and caches it', async () => {
  const { shelf } = memoryShelf()
  const page = heldPage({ shelf })
  await renderHook(page.domain, useCachedConfiguration)
  const { call, body, answer } = await page.asked()
  expect(call).toBe('POST /api/loadConfigurationData')
  expect(body).toEqual({ section: expect.stringContaining('website_configuration') })
  answer({ status: 200, message: 'OK', data: { configurationData: items } })
  await until(() => expect(keptConfiguration(shelf)).toEqual(items))
  expect(page.said()).toEqual([])
})

test('where one is cached nothing is asked for', async () => {
  const { shelf } = memoryShelf()
  keepConfiguration(shelf, items)
  const page = heldPage({ shelf })
  await renderHook(page.domain, useCachedConfiguration)
  expect(page.domain.queryClient.getQueryCache().getAll()).toEqual([])
})

test('a refusal is silent, and the page stays as it came', async () => {
  const page = heldPage({ shelf: memoryShelf().shelf })
  await renderHook(page.domain, useCachedConfiguration)
  ;(await page.asked()).answer({ status: 422, message: 'No.' })
  await until(() => expect(page.domain.queryClient.isFetching()).toBe(0))
  expect(page.said()).toEqual([])
})
