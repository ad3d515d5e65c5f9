// features: contact-preferences desk-content desk-details desk-donors desk-import desk-today donors editing imports
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, createMember, runCommand, test, uniqueWord } from '@minaret/e2e'

const wordPressItem = (id: number, type: string, title: string, content: string, extraXml = '') => `
<item><title><![CDATA[${title}]]></title><content:encoded><![CDATA[${content}]]></content:encoded>
<wp:post_id>${id}</wp:post_id><wp:status>publish</wp:status><wp:post_type>${type}</wp:post_type>${extraXml}</item>`

/** Creates a WordPress export of a website unique to the test, so that no part of it has been imported before. */
const createExport = (word: string) => `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>https://${word}.example</wp:base_site_url>
${wordPressItem(
  1,
  'post',
  `${word} the roof`,
  'It is dry again. [gallery ids="1"]',
  '<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>4</wp:meta_value></wp:postmeta>',
)}
${wordPressItem(2, 'page', `${word} history`, '<script>alert(1)</script>A house, then a hall.')}
${wordPressItem(
  3,
  'tribe_events',
  `${word} iftar`,
  'Everybody is welcome.',
  '<wp:postmeta><wp:meta_key>_EventStartDate</wp:meta_key><wp:meta_value>2027-02-20 17:30:00</wp:meta_value></wp:postmeta>',
)}
${wordPressItem(4, 'attachment', `${word} photo`, '', '<wp:attachment_url>https://old.example/roof.jpg</wp:attachment_url>')}
</channel></rss>`

/** The first post's picture, as in a copy of the old website's uploads folder. */
const roofPicture = {
  name: 'roof.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mP4z8BAEmIY1TCqYfhqAACQ+f8B8u7oVwAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test('on a phone, an editor checks a WordPress export in a dry run, imports drafts, and undoes it', async ({
  browser,
}) => {
  const word = uniqueWord()
  const desk = await createMember(browser, {
    tenant: 'as-salam',
    email: `${word}@example.org`,
    role: 'editor',
    name: 'Zaynab Khan',
  })
  await desk.setViewportSize({ width: 360, height: 740 })
  await desk.getByRole('button', { name: 'More', exact: true }).click()
  await desk.getByRole('link', { name: 'Mosque', exact: true }).click()
  await desk.getByRole('region', { name: 'Import from another system' }).getByRole('link').click()
  await expect(desk.getByRole('heading', { name: 'Import from another system' })).toBeVisible()
  const file = { name: `${word}.xml`, mimeType: 'text/xml', buffer: Buffer.from(createExport(word)) }
  await desk.getByLabel('WordPress export').setInputFiles(file)

  await expect(desk.getByRole('button', { name: 'Create drafts: 3' })).toBeVisible()
  await expect(desk.getByText('Shortcodes were removed: gallery.')).toBeVisible()
  await expect(desk.getByText('0 of 1 picture for posts and events has been uploaded.')).toBeVisible()
  await desk.getByLabel('Or individual pictures').setInputFiles(roofPicture)
  await expect(desk.getByText('Pictures added: 1')).toBeVisible()
  await expect(desk.getByText('1 of 1 picture for posts and events has been uploaded.')).toBeVisible()
  await desk.getByLabel('Show').selectOption('Not imported')
  await expect(desk.getByText('https://old.example/roof.jpg')).toBeVisible()
  await desk.getByRole('button', { name: 'Create drafts: 3' }).click()

  await expect(desk.getByText('Drafts created: 3')).toBeVisible()
  const importUrl = desk.url()
  await desk.getByLabel('Show').selectOption('Imported')
  await desk.getByRole('link', { name: `${word} the roof` }).click()
  await expect(desk.getByRole('button', { name: 'Remove picture' })).toBeVisible()
  await desk.goBack()
  await desk.getByLabel('Show').selectOption('Imported')
  await desk.getByRole('link', { name: `${word} history` }).click()
  await expect(desk.getByText('A house, then a hall.').first()).toBeVisible()
  await expect(desk.getByText('alert(1)')).toHaveCount(0)

  await desk.goto(importUrl)
  await desk.getByRole('button', { name: 'Undo this import' }).click()
  await expect(desk.getByText('This import has been undone.')).toBeVisible()
  await desk.goto(new URL('/as-salam/content/events', importUrl).href)
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(desk.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(desk.getByText(`${word} iftar`)).toHaveCount(0)
})

test(
  'on a phone, a treasurer checks a donor list in a dry run, imports it without gifts, and undoes it',
  { tag: '@slow' },
  async ({ browser }) => {
    const word = uniqueWord()
    const desk = await createMember(browser, {
      tenant: 'as-salam',
      email: `${word}-money@example.org`,
      role: 'treasurer',
      name: 'Maryam Begum',
    })
    await desk.setViewportSize({ width: 360, height: 740 })
    const deskUrl = new URL(desk.url())
    await desk.goto(new URL('/as-salam/donors', deskUrl).href)
    await desk.getByRole('link', { name: 'Import donors' }).click()
    await expect(desk.getByRole('heading', { name: 'Import from another system' })).toBeVisible()
    await expect(desk.getByLabel('WordPress export')).toHaveCount(0)
    const csv = [
      'Name,Email,Donor Phone Number,User ID,Number of donations,Total Donated,Do Not Email,Contact level',
      `Fatima ${word},fatima-${word}@example.org,07700 900123,4,14,340.00,Yes,Unsubscribed`,
      `Broken ${word},no address,,,,,,Gold`,
      `محمد ${word},muhammad-${word}@example.org,,,,,,Gold`,
    ].join('\r\n')
    await desk
      .getByLabel('List of donors')
      .setInputFiles({ name: `${word}.csv`, mimeType: 'text/csv', buffer: Buffer.from(csv) })

    await expect(desk.getByRole('heading', { name: 'What’s in these columns?' })).toBeVisible()
    await expect(desk.getByRole('button', { name: /Add donors/ })).toHaveCount(0)
    await desk.getByLabel('Contact level').selectOption('They agree to post')
    await desk.getByRole('button', { name: 'Read the list again' }).click()
    await desk.getByLabel('“Gold” (lines: 2)').selectOption('They agree to be contacted this way')
    await desk.getByRole('button', { name: 'Read the list again' }).click()

    await expect(desk.getByText('This list is from GiveWP.')).toBeVisible()
    await expect(desk.getByText('Donations and Gift Aid declarations aren’t imported')).toBeVisible()
    await desk.getByLabel('Show').selectOption('Not imported')
    await expect(desk.getByText('Line 3')).toBeVisible()
    await expect(desk.getByText('The email address isn’t valid.', { exact: false })).toBeVisible()
    await desk.getByRole('button', { name: 'Add donors: 2' }).click()

    await expect(desk.getByText('Donors added: 2')).toBeVisible()
    const importUrl = desk.url()
    await desk.getByLabel('Show').selectOption('Imported')
    await desk.getByRole('link', { name: `Fatima ${word}` }).click()
    await expect(desk.getByText('Total Donated: 340.00', { exact: false })).toBeVisible()
    await expect(desk.getByText('Imported from GiveWP', { exact: false })).toBeVisible()
    await expect(desk.getByText('No gifts yet.').first()).toBeVisible()

    await desk.goto(importUrl)
    await desk.getByRole('button', { name: 'Undo this import' }).click()
    await expect(desk.getByText('This import has been undone.')).toBeVisible()
    await desk.goto(new URL('/as-salam/donors', deskUrl).href)
    await desk.getByRole('searchbox').fill(word)
    await expect(desk.getByText('No donors found')).toBeVisible()
  },
)

/** Creates a mosque unique to this run, with a Stripe account that another system uses too. */
async function createStripeMosque(tenant: string, key: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'minaret-plans-'))
  const env = {
    DATA_DIR: process.env.E2E_DATA ?? '',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_e2e',
    STRIPE_SECRET_KEY: key,
    STRIPE_WEBHOOK_SECRET: 'whsec_e2e',
  }
  const content = path.join(folder, tenant)
  for (const command of [
    ['tenant', 'create', tenant, '--name', 'Masjid Salaam', '--host', `${tenant}.localhost`, '--folder', content],
    ['content', 'import', content, '--tenant', tenant],
    ['payments', 'connect', '--tenant', tenant, '--mode', 'test'],
    ['config', 'set', 'paymentMode', 'test', '--tenant', tenant],
  ]) {
    const { code, output } = await runCommand(command, env)
    expect(code, output).toBe(0)
  }
  await rm(folder, { recursive: true })
}

test(
  'on a phone, an owner imports regular gifts from Stripe, sees the warning, and undoes the import',
  { tag: '@slow' },
  async ({ browser }) => {
    const word = uniqueWord()
    const tenant = `plans-${word}`
    const key = `rk_test_${word}`
    await createStripeMosque(tenant, key)
    const startOldGift = (name: string, interval: string) =>
      fetch(
        `${process.env.E2E_STRIPE ?? ''}/test/other-system?${new URLSearchParams({ key, name, interval, email: `${name}@example.org` }).toString()}`,
        { method: 'POST' },
      )
    await startOldGift('fatima', 'month')
    await startOldGift('yusuf', 'year')
    const desk = await createMember(browser, {
      tenant,
      email: `${word}@example.org`,
      role: 'owner',
      name: 'Aisha Noor',
    })
    await desk.setViewportSize({ width: 360, height: 740 })
    const deskUrl = new URL(desk.url())
    await desk.goto(new URL(`/${tenant}/details/import`, deskUrl).href)
    await desk.getByRole('button', { name: 'List regular gifts in Stripe' }).click()

    await expect(desk.getByRole('heading', { name: 'Regular gifts in Stripe' })).toBeVisible()
    await expect(desk.getByText('Earlier payments aren’t imported')).toBeVisible()
    await expect(desk.getByText('Set up by GiveWP')).toBeVisible()
    await expect(desk.getByText('£20 every month', { exact: false })).toBeVisible()
    await desk.getByLabel('Show').selectOption('Not imported')
    await expect(desk.getByText('Payment interval: 1 year.', { exact: false })).toBeVisible()
    await desk.getByLabel('What these gifts are for').selectOption('Where it’s needed most')
    await desk.getByRole('button', { name: 'Import regular gifts: 1' }).click()

    await expect(desk.getByText('Regular gifts imported: 1')).toBeVisible()
    const importUrl = desk.url()
    await expect(desk.getByText('Another system can still change imported regular gifts: 1')).toBeVisible()
    await desk.goto(new URL(`/${tenant}`, deskUrl).href)
    await expect(desk.getByText('Another system can still change a regular gift you imported.')).toBeVisible()
    await desk.goto(importUrl)
    await desk.getByRole('button', { name: 'Confirm the old system is off' }).click()
    await expect(desk.getByText('Another system can still change imported regular gifts')).toHaveCount(0)
    await desk.goto(new URL(`/${tenant}/donors`, deskUrl).href)
    await expect(desk.getByText('fatima').first()).toBeVisible()

    await desk.goto(importUrl)
    await desk.getByRole('button', { name: 'Undo this import' }).click()
    await expect(desk.getByText('This import has been undone.')).toBeVisible()
    await desk.goto(new URL(`/${tenant}/donors`, deskUrl).href)
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(desk.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(desk.getByText('fatima')).toHaveCount(0)
  },
)
