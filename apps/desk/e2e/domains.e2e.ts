// features: desk-domains site-addresses tenancy
import { randomUUID } from 'node:crypto'
import { addDnsRecords, urlOf, expect, newMember, newPhone, runCommand, test } from '@minaret/e2e'

test('an owner adds DNS records, sees each one detected, and the site is served at its own domain', async ({
  browser,
}) => {
  // The mosque, the owner and the domain are unique to this run.
  const tag = randomUUID().slice(0, 8)
  const [tenant, domain] = [`domain-${tag}`, `masjid-${tag}.org`]
  const host = `${tenant}.localhost`
  const created = await runCommand(['tenant', 'create', tenant, '--name', `Masjid ${tag}`, '--host', host], {
    DATA_DIR: process.env.E2E_DATA ?? '',
  })
  expect(created.code, created.output).toBe(0)
  const phone = await newMember(browser, {
    tenant,
    email: `${tag}.domains@example.org`,
    role: 'owner',
    name: 'Aisha Noor',
  })
  await phone.getByRole('button', { name: 'More', exact: true }).click()
  await phone.getByRole('link', { name: 'Mosque' }).click()
  await phone.getByRole('region', { name: 'Website address' }).getByRole('link').click()
  await expect(phone.getByText(`Your original address, ${host}, always works too.`)).toBeVisible()

  const field = phone.getByLabel('Domain', { exact: true })
  const add = phone.getByRole('button', { name: 'Add domain' })
  await field.fill('co.uk')
  await add.click()
  await expect(phone.getByText(/co\.uk is an ending/).first()).toBeVisible()
  await field.fill(`https://${domain}/`)
  await add.click()

  const card = phone.getByRole('region', { name: domain })
  await expect(card.getByText('Waiting for the DNS record that proves it’s yours')).toBeVisible()
  await expect(card.getByText('Not found yet')).toHaveCount(2)
  const proof = (await card.getByText(/^minaret-site=/).textContent()) ?? ''
  const registrar = process.env.E2E_DNS ?? ''
  await addDnsRecords(registrar, [{ type: 'TXT', name: `_minaret.${domain}`, data: proof }])
  await card.getByRole('button', { name: 'Check now' }).click()
  await expect(card.getByText('We’ve confirmed this domain is yours')).toBeVisible()
  await expect(card.getByText('Not found yet')).toHaveCount(1)

  const visitor = await newPhone(browser)
  const canonical = visitor.locator('link[rel="canonical"]')
  await visitor.goto(urlOf(host, '/'))
  await expect(canonical).toHaveAttribute('href', urlOf(host, '/'))
  await addDnsRecords(registrar, [{ type: 'A', name: domain, data: '203.0.113.10' }])
  await card.getByRole('button', { name: 'Check now' }).click()
  await expect(card.getByText('This domain points to your website')).toBeVisible()
  await expect(phone.getByText(`https://${domain}`)).toBeVisible()
  // The given address keeps working, with the domain as its canonical URL.
  await expect(async () => {
    await visitor.goto(urlOf(host, '/'))
    await expect(canonical).toHaveAttribute('href', `https://${domain}/`, { timeout: 100 })
  }).toPass()

  await card.getByRole('button', { name: `Remove ${domain}` }).click()
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(card).toHaveCount(0)
  await phone.getByRole('button', { name: 'Undo' }).click()
  await card.getByRole('button', { name: 'Check now' }).click()
  await expect(card.getByText('This domain points to your website')).toBeVisible()
  for (const page of [phone, visitor]) await page.context().close()
})
