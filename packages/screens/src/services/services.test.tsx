import type { Service, ServiceDetail } from '@minaret/contract'
import { serviceQueries } from '@minaret/domain'
import type { Screen } from '@minaret/plans'
import { expect, test } from 'vitest'
import { MissingService, ServiceScreen } from '../service/ServiceScreen.tsx'
import { renderHtml } from '../testing/renderHtml.tsx'
import { ServicesScreen } from './ServicesScreen.tsx'

const built: Screen[] = ['home', 'services', 'service', 'contact']
const hall: Service = { id: 'hall', title: 'The hall', summary: 'Two hundred chairs.' }

const list = (services?: Service[], next?: string) =>
  renderHtml(<ServicesScreen />, {
    built,
    path: '/services',
    seed: ({ api, queryClient }) =>
      services &&
      queryClient.setQueryData(serviceQueries.list(api).queryKey, {
        pages: [{ items: services, next }],
        pageParams: [''],
      }),
  })

const detail = (overrides: Partial<ServiceDetail>, settings = {}) =>
  renderHtml(<ServiceScreen params={{ id: 'hall' }} />, {
    built,
    settings,
    path: '/service/hall',
    seed: ({ api, queryClient }) =>
      queryClient.setQueryData(serviceQueries.view(api, 'hall').queryKey, {
        ...hall,
        body: '<p>A stage.</p>',
        ...overrides,
      }),
  })

test('the list links to each service, and has a button for more', () => {
  expect(list([hall])).toMatch(/href="\/service\/hall".*Two hundred chairs/s)
  expect(list([hall])).not.toContain('Show more services')
  expect(list([hall], 'x')).toContain('Show more services')
})

test('an empty list links to the contact page, and a loading one shows a skeleton', () => {
  expect(list([])).toMatch(/No services listed yet.*href="\/get-in-touch"/s)
  expect(list()).toContain('aria-label="Loading the services"')
})

test('a service shows its price and contact details, and omits unknown facts', () => {
  const html = detail({ price: 'From £60', contact: 'tel:+441274000000' })
  for (const text of ['<p>A stage.</p>', 'From £60', 'href="tel:+441274000000"', 'Call the mosque', 'href="/services"'])
    expect(html).toContain(text)
  expect(html).not.toContain('>When<')
  expect(detail({})).not.toMatch(/Cost|How to ask/)
})

test('does not link to the list if the plan excludes it', () => {
  expect(detail({}, { activePlan: 'standard' })).not.toContain('href="/services"')
  const missing = renderHtml(<MissingService />, { built, settings: { activePlan: 'standard' } })
  expect(missing).toContain('href="/"')
  expect(renderHtml(<MissingService />, { built })).toContain('href="/services"')
})
