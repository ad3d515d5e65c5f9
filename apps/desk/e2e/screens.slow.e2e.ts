// inputs: apps/desk/src packages/screens/src/desk packages/ui/src
import type { Page } from '@playwright/test'
import { enterDesk, expect, expectAccessible, languageRules, sizes, test, fullMatrix } from '@minaret/e2e'
import { openEach } from './screens.ts'

test.beforeEach(async ({ page, allowConsoleErrors }) => {
  test.slow()
  allowConsoleErrors(/status of (?:400|404|410|422)/)
  await page.setViewportSize(sizes.phone)
  await enterDesk(page)
})

test('every screen passes axe’s WCAG 2.2 AA rules on a phone in light and dark', async ({ page }) => {
  await openEach(page, 'English', async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, fullMatrix ? {} : { only: ['color-contrast'] })
  })
})

test('every screen passes axe’s WCAG 2.2 AA rules on a phone in Arabic', async ({ page }) => {
  await chooseLanguage(page, 'العربية')
  await openEach(page, 'العربية', () => expectAccessible(page, fullMatrix ? {} : { only: languageRules }))
})

/** Chooses a language in the account menu. */
async function chooseLanguage(page: Page, language: string): Promise<void> {
  await page.getByText('Account', { exact: true }).click()
  await page.getByRole('button', { name: language, exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
}
