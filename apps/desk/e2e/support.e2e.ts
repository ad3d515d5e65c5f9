// features: desk-details desk-installation desk-support desk-today installation support-access
import { randomUUID } from 'node:crypto'
import { urlOf, expect, createMember, openPhone, runCommand, test } from '@minaret/e2e'

test('an owner gives the installation owner access for a day, sees their actions, and ends it', async ({
  browser,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of (?:403|404)/)
  // The mosque is unique to this run.
  const tag = randomUUID().slice(0, 8)
  const [tenant, name] = [`help-${tag}`, `Masjid ${tag}`]
  const result = await runCommand(['tenant', 'create', tenant, '--name', name, '--host', `${tenant}.localhost`], {
    DATA_DIR: process.env.E2E_DATA ?? '',
  })
  expect(result.code, result.output).toBe(0)
  const aisha = await createMember(browser, {
    tenant,
    email: `aisha.${tag}@example.org`,
    role: 'owner',
    name: 'Aisha Noor',
  })
  await aisha.goto(urlOf('desk.localhost', `/${tenant}/details`))
  await aisha.getByRole('region', { name: 'Support access' }).getByRole('link', { name: 'Open' }).click()
  await expect(aisha.getByRole('heading', { level: 1, name: 'Support access' })).toBeVisible()
  await aisha.getByRole('button', { name: 'Give access for 24 hours' }).click()
  await expect(aisha.getByText(/^On until/)).toBeVisible()
  await expect(aisha.getByText('Not used yet.')).toBeVisible()
  await aisha.goto(urlOf('desk.localhost', `/${tenant}`))
  await expect(aisha.getByText(/^Support access until/)).toBeVisible()

  const hamza = await openPhone(browser)
  await hamza.goto(urlOf('desk.localhost', '/'))
  await hamza.getByRole('button', { name: 'Enter as installation owner' }).click()
  await hamza.getByRole('link', { name: 'Mosques' }).click()
  await hamza.getByLabel('Name or web address').fill(tag)
  await hamza.getByRole('button', { name: 'Search' }).click()
  await expect(hamza.getByText(/^Support access: Until/)).toBeVisible()
  await hamza.getByRole('link', { name }).click()
  await expect(hamza.getByRole('heading', { level: 1, name })).toBeVisible()
  await hamza.getByRole('link', { name: 'Open the mosque’s staff area' }).click()
  await expect(hamza.getByText(/^You’re here as support, until/)).toBeVisible()
  await expect(hamza.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  for (const path of ['donors', 'messages', 'staff', 'log', 'details/support']) {
    await hamza.goto(urlOf('desk.localhost', `/${tenant}/${path}`))
    await expect(hamza.getByText('Aisha')).toHaveCount(0)
  }
  await hamza.goto(urlOf('desk.localhost', `/${tenant}/announcements/new`))
  await hamza.getByLabel('Text', { exact: true }).fill('The heating is on again')
  await hamza.getByRole('button', { name: 'Publish' }).click()
  await expect(hamza.getByText('The heating is on again').first()).toBeVisible()

  await aisha.goto(urlOf('desk.localhost', `/${tenant}/log`))
  await expect(aisha.getByText(/^Hamza Iqbal \(support\) .*The heating is on again/)).toBeVisible()
  await expect(aisha.getByText('Hamza Iqbal (support) opened the staff area')).toBeVisible()
  await aisha.goto(urlOf('desk.localhost', `/${tenant}/details/support`))
  await expect(aisha.getByText(/^First used on/)).toBeVisible()
  await aisha.getByRole('button', { name: 'End access now' }).click()
  await expect(aisha.getByRole('button', { name: 'Give access for 24 hours' })).toBeVisible()
  await hamza.goto(urlOf('desk.localhost', `/${tenant}`))
  await expect(hamza.getByText(/^You’re here as support/)).toHaveCount(0)
  await expect(hamza.getByRole('heading', { level: 1, name: 'Today' })).toHaveCount(0)
  for (const page of [aisha, hamza]) await page.context().close()
})
