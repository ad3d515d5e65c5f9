import { expect, test } from 'vitest'
import { AskImamScreen } from '../ask-imam/AskImamScreen.tsx'
import { AskForm } from '../ask-imam/AskForm.tsx'
import { MaktabScreen } from '../maktab/MaktabScreen.tsx'
import { renderHtml } from '../testing/renderHtml.tsx'
import { ContactForm } from './ContactForm.tsx'
import { ContactList } from './ContactList.tsx'

const contactSettings = { phone: '+44 1274 496 0001', email: 'office@an-noor.example', address: '1 Lantern Street' }

test('shows all contact details without scripts', () => {
  const html = renderHtml(<ContactList />, {
    settings: { ...contactSettings, openingHours: 'Every day', directions: 'https://maps.example/' },
  })
  for (const part of ['href="tel:+4412744960001"', 'mailto:office@', '1 Lantern Street', 'Every day', 'maps.example'])
    expect(html).toContain(part)
  expect(html).not.toContain('Getting here')
})

test('describes the way to the mosque as far as the mosque has', () => {
  const html = renderHtml(<ContactList />, {
    settings: { ...contactSettings, parking: 'At the school on Fridays', womensEntrance: 'On Canal Street' },
  })
  expect(html).toMatch(/Getting here.*Parking.*At the school on Fridays.*Women’s entrance.*On Canal Street/s)
  expect(html).not.toMatch(/Bus and train|Step-free access/)
})

test('links an address to map apps, and refers to the form without any contact details', () => {
  expect(renderHtml(<ContactList />, { settings: contactSettings })).toMatch(
    /query=1%20Lantern%20Street.*maps\.apple\.com\/\?q=1%20Lantern%20Street/s,
  )
  expect(renderHtml(<ContactList />)).toContain('Send us a message using this form.')
})

test('links to the imam page only if it is open', () => {
  const renderForm = (settings: Record<string, string>) =>
    renderHtml(<ContactForm />, { settings, built: ['askImam', 'privacy'] })
  expect(renderForm({})).toMatch(/href="\/ask-imam".*href="\/privacy"/s)
  expect(renderForm({ DisableAskImam: 'true' })).not.toContain('/ask-imam')
})

test('a question needs no name, and the form is hidden if the mosque has no email address', () => {
  expect(renderHtml(<AskForm />)).toMatch(/Your name.*\(optional\)/s)
  const html = renderHtml(<AskImamScreen />, { settings: { phone: contactSettings.phone } })
  expect(html).toMatch(/can’t send questions from here yet.*1274/s)
  expect(html).not.toContain('Loading the form')
})

test('a closed maktab shows a notice and contact details', () => {
  const html = renderHtml(<MaktabScreen />, {
    settings: { ...contactSettings, maktabOpen: 'false', maktabIntro: 'One.\n\nTwo.', maktabFees: '£25' },
    built: ['contact'],
  })
  expect(html).toMatch(/One\.<\/p><p>Two\..*£25.*isn’t taking registrations.*1274.*href="\/get-in-touch"/s)
})
