// features: desk-domains site-addresses tenancy
import { randomUUID } from 'node:crypto'
import { addDnsRecords, urlOf, expect, createMember, openPhone, runCommand, test } from '@minaret/e2e'

test('an owner adds DNS records, sees each one detected, and the site is served at its own domain', async ({
  browser,
}) => {
  // The mosque, the owner and the domain are unique to this run.
  const tag = randomUUID().slice(0, 8)
  const [tenant, domain] = [`domain-${tag}`, `masjid-${tag}.org`]
  const host = `${tenant}.localhost`
  const result = await runCommand(['tenant', 'create', tenant, '--name', `Masjid ${tag}`, '--host', host], {
    DATA_DIR: process.env.E2E_DATA ?? '',
  })
  expect(result.code, result.output).toBe(0)
  const ownerPage = await createMember(browser, {
    tenant,
    email: `${tag}.domains@example.org`,
    role: 'owner',
    name: 'Aisha Noor',
  })
  await ownerPage.getByRole('button', { name: 'More', exact: true }).click()
  await ownerPage.getByRole('link', { name: 'Mosque' }).click()
  await ownerPage.getByRole('region', { name: 'Website address' }).getByRole('link').click()
  await expect(ownerPage.getByText(`Your original address, ${host}, always works too.`)).toBeVisible()

  const field = ownerPage.getByLabel('Domain', { exact: true })
  const addButton = ownerPage.getByRole('button', { name: 'Add domain' })
  await field.fill('co.uk')
  await addButton.click()
  await expect(ownerPage.getByText(/co\.uk is an ending/).first()).toBeVisible()
  await field.fill(`https://${domain}/`)
  await addButton.click()

  const card = ownerPage.getByRole('region', { name: domain })
  await expect(card.getByText('Waiting for the DNS record that proves it’s yours')).toBeVisible()
  await expect(card.getByText('Not found yet')).toHaveCount(2)
  const proofRecord = (await card.getByText(/^minaret-site=/).textContent()) ?? ''
  const dnsServer = process.env.E2E_DNS ?? ''
  await addDnsRecords(dnsServer, [{ type: 'TXT', name: `_minaret.${domain}`, data: proofRecord }])
  await card.getByRole('button', { name: 'Check now' }).click()
  await expect(card.getByText('We’ve confirmed this domain is yours')).toBeVisible()
  await expect(card.getByText('Not found yet')).toHaveCount(1)

  const visitor = await openPhone(browser)
  const canonical = visitor.locator('link[rel="canonical"]')
  await visitor.goto(urlOf(host, '/'))
  await expect(canonical).toHaveAttribute('href', urlOf(host, '/'))
  await addDnsRecords(dnsServer, [{ type: 'A', name: domain, data: '203.0.113.10' }])
  await card.getByRole('button', { name: 'Check now' }).click()
  await expect(card.getByText('This domain points to your website')).toBeVisible()
  await expect(ownerPage.getByText(`https://${domain}`)).toBeVisible()
  // The original address keeps working, with the domain as its canonical URL.
  await expect(async () => {
    await visitor.goto(urlOf(host, '/'))
    await expect(canonical).toHaveAttribute('href', `https://${domain}/`, { timeout: 100 })
  }).toPass()

  await card.getByRole('button', { name: `Remove ${domain}` }).click()
  await ownerPage.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(card).toHaveCount(0)
  await ownerPage.getByRole('button', { name: 'Undo' }).click()
  await card.getByRole('button', { name: 'Check now' }).click()
  await expect(card.getByText('This domain points to your website')).toBeVisible()
  for (const page of [ownerPage, visitor]) await page.context().close()
})
