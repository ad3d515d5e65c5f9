// features: approvals desk-approvals desk-details desk-export mosque-export
import { readFile } from 'node:fs/promises'
import { urlOf, expect, createMember, test, uniqueWord, expectToast } from '@minaret/e2e'

const mosque = 'ar-rahma'

test('a mosque’s full export is requested by one owner, approved by another, and downloaded', async ({ browser }) => {
  const join = (name: string) =>
    createMember(browser, { tenant: mosque, email: `${uniqueWord()}@example.org`, role: 'owner', name })
  const [aisha, yusuf] = [await join('Aisha Export'), await join('Yusuf Export')]
  const exportUrl = urlOf('desk.localhost', `/${mosque}/details/export`)
  await aisha.goto(exportUrl)
  await aisha.getByRole('button', { name: 'Request the file' }).click()
  await expect(aisha.getByText('Another owner has to approve it.')).toBeVisible()
  await aisha.reload()
  await expect(aisha.getByText('You requested the file')).toBeVisible()
  await expect(aisha.getByRole('button', { name: 'Request the file' })).toHaveCount(0)

  await yusuf.goto(exportUrl)
  await yusuf.getByRole('link', { name: 'Open Approvals' }).click()
  const request = yusuf.getByRole('listitem').filter({ hasText: 'Aisha Export' })
  await request.getByRole('button', { name: /^Approve: / }).click()
  await expectToast(yusuf, 'Approved. It has now taken effect.', () =>
    yusuf.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click(),
  )

  const downloadButton = aisha.getByRole('button', { name: /^Download / }).first()
  await aisha.goto(exportUrl)
  await expect(downloadButton).toBeVisible()
  const download = aisha.waitForEvent('download')
  await downloadButton.click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/ar-rahma.*\.zip$/)
  const bytes = await readFile(await file.path())
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
  // A ZIP holds its file names uncompressed.
  const content = bytes.toString('latin1')
  for (const name of ['README', 'gifts', 'ledger', 'donors']) expect(content).toContain(name)
  await aisha.context().close()
  await yusuf.context().close()
})
