import { expect, test } from 'vitest'
import { createControlledPage } from '../testing/controlledPage.ts'
import { createMemoryStorage } from '../testing/index.ts'
import { renderHook, waitFor } from '../testing/renderHook.tsx'
import { saveConfiguration, readConfiguration } from './configuration.ts'
import { useCachedConfiguration } from './useCachedConfiguration.ts'

const items = [{ key: 'websiteName', value: 'Masjid an-Noor' }]

test('loads and caches the whole configuration if none is cached', async () => {
  const { storage } = createMemoryStorage()
  const page = createControlledPage({ storage })
  await renderHook(page.domain, useCachedConfiguration)
  const { call, body, answer } = await page.nextCall()
  expect(call).toBe('POST /api/loadConfigurationData')
  expect(body).toEqual({ section: expect.stringContaining('website_configuration') })
  answer({ status: 200, message: 'OK', data: { configurationData: items } })
  await waitFor(() => expect(readConfiguration(storage)).toEqual(items))
  expect(page.takeMessages()).toEqual([])
})

test('sends nothing if one is cached', async () => {
  const { storage } = createMemoryStorage()
  saveConfiguration(storage, items)
  const page = createControlledPage({ storage })
  await renderHook(page.domain, useCachedConfiguration)
  expect(page.domain.queryClient.getQueryCache().getAll()).toEqual([])
})

test('a refusal shows no toast', async () => {
  const page = createControlledPage({ storage: createMemoryStorage().storage })
  await renderHook(page.domain, useCachedConfiguration)
  ;(await page.nextCall()).answer({ status: 422, message: 'No.' })
  await waitFor(() => expect(page.domain.queryClient.isFetching()).toBe(0))
  expect(page.takeMessages()).toEqual([])
})
