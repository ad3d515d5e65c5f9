import type { Page } from '@playwright/test'
import { deskAddress, expect, expectNoHorizontalScroll, test } from '@minaret/e2e'

const mosque = '/al-falah'

/** A sample path for every route of the desk. */
export const screens: Record<string, string> = {
  '/': '/',
  '/invitation': '/invitation',
  '/recovery': '/recovery',
  '/recovery/cancel': '/recovery/cancel',
  '/approval': '/approval',
  '/start': '/start',
  '/installation': '/installation',
  '/installation/mosques': '/installation/mosques',
  '/installation/mosques/:slug': '/installation/mosques/al-falah',
  '/installation/limits': '/installation/limits',
  '/installation/health': '/installation/health',
  '/installation/announcements': '/installation/announcements',
  '/installation/log': '/installation/log',
  '/:mosque': mosque,
  '/:mosque/times': `${mosque}/times`,
  '/:mosque/times/timetable': `${mosque}/times/timetable`,
  '/:mosque/times/timetable/type': `${mosque}/times/timetable/type`,
  '/:mosque/times/rules': `${mosque}/times/rules`,
  '/:mosque/times/range': `${mosque}/times/range`,
  '/:mosque/times/:day': `${mosque}/times/2027-06-16`,
  '/:mosque/messages': `${mosque}/messages`,
  '/:mosque/messages/texts': `${mosque}/messages/texts`,
  '/:mosque/messages/:message': `${mosque}/messages/none`,
  '/:mosque/applications': `${mosque}/applications`,
  '/:mosque/applications/classes': `${mosque}/applications/classes`,
  '/:mosque/applications/classes/:class': `${mosque}/applications/classes/none`,
  '/:mosque/applications/:kind': `${mosque}/applications/course`,
  '/:mosque/applications/:kind/:application': `${mosque}/applications/course/none`,
  '/:mosque/newsletter': `${mosque}/newsletter`,
  '/:mosque/newsletter/subscribers': `${mosque}/newsletter/subscribers`,
  '/:mosque/newsletter/import': `${mosque}/newsletter/import`,
  '/:mosque/newsletter/new': `${mosque}/newsletter/new`,
  '/:mosque/newsletter/:issue': `${mosque}/newsletter/none`,
  '/:mosque/announcements': `${mosque}/announcements`,
  '/:mosque/announcements/new': `${mosque}/announcements/new`,
  '/:mosque/announcements/:announcement': `${mosque}/announcements/none`,
  '/:mosque/displays': `${mosque}/displays`,
  '/:mosque/details': `${mosque}/details`,
  '/:mosque/details/domains': `${mosque}/details/domains`,
  '/:mosque/details/export': `${mosque}/details/export`,
  '/:mosque/details/import': `${mosque}/details/import`,
  '/:mosque/details/import/:import': `${mosque}/details/import/none`,
  '/:mosque/details/protected': `${mosque}/details/protected`,
  '/:mosque/details/support': `${mosque}/details/support`,
  '/:mosque/details/ways-to-give': `${mosque}/details/ways-to-give`,
  '/:mosque/details/:section': `${mosque}/details/contact`,
  '/:mosque/sessions': `${mosque}/sessions`,
  '/:mosque/approvals': `${mosque}/approvals`,
  '/:mosque/log': `${mosque}/log`,
  '/:mosque/gifts': `${mosque}/gifts`,
  '/:mosque/gifts/:gift': `${mosque}/gifts/none`,
  '/:mosque/box': `${mosque}/box`,
  '/:mosque/box/small-donations': `${mosque}/box/small-donations`,
  '/:mosque/box/:sheet': `${mosque}/box/none`,
  '/:mosque/box/:sheet/slip': `${mosque}/box/none/slip`,
  '/:mosque/donors': `${mosque}/donors`,
  '/:mosque/donors/:donor': `${mosque}/donors/none`,
  '/:mosque/donors/duplicates': `${mosque}/donors/duplicates`,
  '/:mosque/gift-aid': `${mosque}/gift-aid`,
  '/:mosque/gift-aid/declarations': `${mosque}/gift-aid/declarations`,
  '/:mosque/gift-aid/details': `${mosque}/gift-aid/details`,
  '/:mosque/gift-aid/filings/:filing': `${mosque}/gift-aid/filings/none`,
  '/:mosque/bank': `${mosque}/bank`,
  '/:mosque/payouts': `${mosque}/payouts`,
  '/:mosque/payouts/:payout': `${mosque}/payouts/demo_po_example_paid`,
  '/:mosque/reports': `${mosque}/reports`,
  '/:mosque/staff': `${mosque}/staff`,
  '*': '/nowhere/at/all',
}

const enterInstallation = {
  English: 'Enter as installation owner',
  العربية: 'الدخول بدور القائم على الخادم',
} as const

/** Opens a screen and waits until it has loaded. */
async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(deskAddress(path))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Checks each screen, and reports all failures at the end. */
async function checkScreens(check: (path: string) => Promise<unknown>): Promise<void> {
  const failures: string[] = []
  for (const [route, path] of Object.entries(screens))
    await test
      .step(route, () => check(path))
      .catch((error: unknown) => failures.push(`${route}: ${error instanceof Error ? error.message : String(error)}`))
  expect(failures.join('\n\n')).toBe('')
}

/**
 * Opens every screen, first as a member of the mosque's staff, then as the installation owner, who belongs to no mosque and
 * has a separate login.
 * @param check an additional check of each screen
 */
export async function openEach(
  page: Page,
  language: keyof typeof enterInstallation,
  check: () => Promise<unknown> = async () => {},
): Promise<void> {
  const open = async (path: string) => {
    await openScreen(page, path)
    await expectNoHorizontalScroll(page)
    await check()
  }
  const isInstallation = (path: string) => path.startsWith('/installation')
  await checkScreens(async (path) => isInstallation(path) || open(path))
  await page.context().clearCookies()
  await page.goto(deskAddress())
  await page.getByRole('button', { name: enterInstallation[language] }).click()
  // Before the login has completed, a page would open without a session.
  await expect(page).toHaveURL(deskAddress('/installation'))
  await checkScreens(async (path) => !isInstallation(path) || open(path))
}
