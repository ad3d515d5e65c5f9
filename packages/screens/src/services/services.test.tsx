import type { Service, ServiceDetail } from '@minaret/contract'
import { serviceQueries } from '@minaret/domain'
import type { Screen } from '@minaret/plans'
import { expect, test } from 'vitest'
import { MissingService, ServiceScreen } from '../service/ServiceScreen.tsx'
import { draw } from '../testing/draw.tsx'
import { ServicesScreen } from './ServicesScreen.tsx'

const built: Screen[] = ['home', 'services', 'service', 'contact']
const hall: Service = { id: 'hall', title: 'The hall', summary: 'Two hundred chairs.' }

const list = (services?: Service[], next?: string) =>
  draw(<ServicesScreen />, {
    built,
    path: '/services',
    seed: ({ api, queryClient }) =>
      services &&
      queryClient.setQueryData(serviceQueries.list(api).queryKey, {
        pages: [{ items: services, next }],
        pageParams: [''],
      }),
  })

const detail = (more: Partial<ServiceDetail>, settings = {}) =>
  draw(<ServiceScreen params={{ id: 'hall' }} />, {
    built,
    settings,
    path: '/service/hall',
    seed: ({ api, queryClient }) =>
      queryClient.setQueryData(serviceQueries.view(api, 'hall').queryKey, {
        ...hall,
        body: '<p>A stage.</p>',
        ...more,
      }),
  })

test('the list leads to each service, and on where there are more', () => {
  expect(list([hall])).toMatch(/href="\/service\/hall".*Two hundred chairs/s)
  expect(list([hall])).not.toContain('Show more services')
  expect(list([hall], 'x')).toContain('Show more services')
})

test('a mosque that lists none says so and whom to ask; one whose list is coming shows its shape', () => {
  expect(list([])).toMatch(/No services listed yet.*href="\/get-in-touch"/s)
  expect(list()).toContain('aria-label="Loading the services"')
})

test('a service says what it costs, when, and how to ask; what is not known is left out', () => {
  const html = detail({ price: 'From £60', contact: 'tel:+441274000000' })
  for (const text of ['<p>A stage.</p>', 'From £60', 'href="tel:+441274000000"', 'Call the mosque', 'href="/services"'])
    expect(html).toContain(text)
  expect(html).not.toContain('>When<')
  expect(detail({})).not.toMatch(/Cost|How to ask/)
})

test('where the list is closed to the plan, nothing leads there', () => {
  expect(detail({}, { activePlan: 'standard' })).not.toContain('href="/services"')
  const missing = draw(<MissingService />, { built, settings: { activePlan: 'standard' } })
  expect(missing).toContain('href="/"')
  expect(draw(<MissingService />, { built })).toContain('href="/services"')
})
