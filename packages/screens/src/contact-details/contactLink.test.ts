import { expect, test } from 'vitest'
import { contactLink } from './contactLink.ts'

test.each([
  ['a@mosque.example', { kind: 'email', href: 'mailto:a@mosque.example?subject=The%20hall', text: 'a@mosque.example' }],
  [
    'mailto:a@mosque.example?subject=Job',
    { kind: 'email', href: 'mailto:a@mosque.example?subject=Job', text: 'a@mosque.example' },
  ],
  ['tel:+441274000000', { kind: 'phone', href: 'tel:+441274000000', text: '+441274000000' }],
  ['https://jobs.example/1?x=2', { kind: 'page', href: 'https://jobs.example/1?x=2', text: 'jobs.example/1' }],
  ['/get-in-touch', { kind: 'page', href: '/get-in-touch', text: '/get-in-touch' }],
  ['Ask at the office, or a@mosque.example', undefined],
])('%s', (contact, link) => {
  expect(contactLink(contact, 'The hall')).toEqual(link)
})
