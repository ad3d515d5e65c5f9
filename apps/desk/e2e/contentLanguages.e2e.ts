// features: content desk-content desk-writing editing
import type { Page } from '@playwright/test'
import { deskAddress, enterDesk, expect, sizes, test } from '@minaret/e2e'

const languageButton = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Languages' }).getByRole('button', { name })
const savedStatus = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ })

test('news is translated, and each language shows its missing fields', async ({ page }) => {
  await enterDesk(page, 'owner', 'an-noor')
  await page.setViewportSize(sizes.desktop)
  await page.goto(deskAddress('/an-noor/content/news/new'))
  await page.getByLabel('Title', { exact: true }).fill('A quiet evening')
  await page.getByLabel('Summary', { exact: true }).fill('Tea after Isha.')
  await expect(languageButton(page, 'العربية')).toContainText('Not translated yet')

  await languageButton(page, 'العربية').click()
  // Both languages are shown side by side.
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('A quiet evening')
  await page.getByLabel('Title (العربية)').fill('أمسية هادئة')
  await expect(languageButton(page, 'العربية')).toContainText('1 field missing')
  await page.getByText('More actions').click()
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A quiet evening' })).toBeVisible()

  await languageButton(page, 'العربية').click()
  await expect(page.getByLabel('Title (العربية)')).toHaveValue('أمسية هادئة')
  await page.getByLabel('Summary (العربية)').fill('شاي بعد العشاء.')
  await expect(languageButton(page, 'العربية')).toContainText('Complete')
  await expect(savedStatus(page)).toBeVisible()
  await page.reload()
  await expect(languageButton(page, 'العربية')).toContainText('Complete')
  await expect(languageButton(page, 'اردو')).toContainText('Not translated yet')

  // A phone shows one language at a time.
  await page.setViewportSize(sizes.phone)
  await languageButton(page, 'اردو').click()
  await expect(page.getByLabel('Title (اردو)')).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toBeHidden()

  // A removed translation does not come back.
  await languageButton(page, 'العربية').click()
  await page.getByLabel('Summary (العربية)').fill('')
  await page.getByLabel('Title (العربية)').fill('')
  await expect(languageButton(page, 'العربية')).toContainText('Not translated yet')
  await expect(savedStatus(page)).toBeVisible()
  await page.reload()
  await expect(languageButton(page, 'العربية')).toContainText('Not translated yet')
})
