import type { Service, ServiceDetail } from '@minaret/contract'
import { serviceQueries } from '@minaret/domain'
import type { Screen } from '@minaret/plans'
import { expect, test } from 'vitest'
import { MissingService, ServiceScreen } from '../service/ServiceScreen.tsx'
import { renderHtml } from '../testing/renderHtml.tsx'
import { ServicesScreen } from './ServicesScreen.tsx'

const built: Screen[] = ['home', 'services', 'service', 'contact']
const hall: Service = { id: 'hall', title: 'The hall', summary: 'Two hundred chairs.' }

const renderList = (services?: Service[], next?: string) =>
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

const renderDetail = (overrides: Partial<ServiceDetail>, settings = {}) =>
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
  expect(renderList([hall])).toMatch(/href="\/service\/hall".*Two hundred chairs/s)
  expect(renderList([hall])).not.toContain('Show more services')
  expect(renderList([hall], 'x')).toContain('Show more services')
})

test('an empty list links to the contact page, and a loading one shows a skeleton', () => {
  expect(renderList([])).toMatch(/No services listed yet.*href="\/get-in-touch"/s)
  expect(renderList()).toContain('aria-label="Loading the services"')
})

test('a service shows its price and contact details, and omits unknown facts', () => {
  const html = renderDetail({ price: 'From £60', contact: 'tel:+441274000000' })
  for (const text of ['<p>A stage.</p>', 'From £60', 'href="tel:+441274000000"', 'Call the mosque', 'href="/services"'])
    expect(html).toContain(text)
  expect(html).not.toContain('>When<')
  expect(renderDetail({})).not.toMatch(/Cost|How to ask/)
})

test('does not link to the list if the plan excludes it', () => {
  expect(renderDetail({}, { activePlan: 'standard' })).not.toContain('href="/services"')
  const missingHtml = renderHtml(<MissingService />, { built, settings: { activePlan: 'standard' } })
  expect(missingHtml).toContain('href="/"')
  expect(renderHtml(<MissingService />, { built })).toContain('href="/services"')
})
