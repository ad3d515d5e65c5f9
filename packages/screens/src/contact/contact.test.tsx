import { expect, test } from 'vitest'
import { AskImamScreen } from '../ask-imam/AskImamScreen.tsx'
import { AskForm } from '../ask-imam/AskForm.tsx'
import { MaktabScreen } from '../maktab/MaktabScreen.tsx'
import { draw } from '../testing/draw.tsx'
import { ContactForm } from './ContactForm.tsx'
import { Ways } from './Ways.tsx'

const reach = { phone: '+44 1274 496 0001', email: 'office@an-noor.example', address: '1 Lantern Street' }

test('every way to the mosque is there without a script', () => {
  const html = draw(<Ways />, {
    settings: { ...reach, openingHours: 'Every day', directions: 'https://maps.example/' },
  })
  for (const part of ['href="tel:+4412744960001"', 'mailto:office@', '1 Lantern Street', 'Every day', 'maps.example'])
    expect(html).toContain(part)
})

test('an address without directions of its own is looked for on a map, and a mosque that says nothing can be written to', () => {
  expect(draw(<Ways />, { settings: reach })).toContain('query=1%20Lantern%20Street')
  expect(draw(<Ways />)).toContain('Send us a message with this form.')
})

test('the imam is offered where he takes questions, and nothing that is closed', () => {
  const form = (settings: Record<string, string>) => draw(<ContactForm />, { settings, built: ['askImam', 'privacy'] })
  expect(form({})).toMatch(/href="\/ask-imam".*href="\/privacy"/s)
  expect(form({ DisableAskImam: 'true' })).not.toContain('/ask-imam')
})

test('a question may be asked without a name, and where no mail can go nobody types in vain', () => {
  expect(draw(<AskForm />)).toMatch(/Your name.*\(optional\)/s)
  const html = draw(<AskImamScreen />, { settings: { phone: reach.phone } })
  expect(html).toMatch(/can’t send questions from here yet.*1274/s)
  expect(html).not.toContain('Loading the form')
})

test('a maktab that is closed says so and whom to ask', () => {
  const html = draw(<MaktabScreen />, {
    settings: { ...reach, maktabOpen: 'false', maktabIntro: 'One.\n\nTwo.', maktabFees: '£25' },
    built: ['contact'],
  })
  expect(html).toMatch(/One\.<\/p><p>Two\..*£25.*isn’t taking registrations.*1274.*href="\/get-in-touch"/s)
})
