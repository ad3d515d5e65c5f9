// features: announcement contact desk-announcements desk-hijri desk-log desk-messages desk-times desk-today prayer
import type { Page } from '@playwright/test'
import {
  countEffort,
  deskAddress,
  enterDesk,
  expect,
  type InputDevice,
  type Person,
  type Role,
  sizes,
  test,
  expectToast,
} from '@minaret/e2e'

type Task = {
  name: string
  role: Role
  /** Starts on Today. @param day a day that no other task changes */
  run(person: Person, page: Page, day: Date): Promise<void>
  /** Undoes the task's changes. */
  undo(page: Page): Promise<void>
}

const dayName = (day: Date) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    .format(day)
    .replace(',', '')
const addDays = (day: Date, days: number) => new Date(day.getTime() + days * 86_400_000)

const expectSaved = (page: Page) =>
  expect(page.getByText('Saved. The website and displays will be up to date within a minute.')).toBeVisible()

/** Undoes the last change on the page where it was made. */
async function undoHere(page: Page) {
  await expectToast(page, /^Undone\./, () => page.getByRole('button', { name: 'Undo' }).first().click())
}

/** The name of the deceased, different per input method because both tests may run at once. */
const nameOf = ({ device }: Person) => (device === 'touch' ? 'Haji Bashir Ahmed' : 'Haji Munir Hussain')

const navLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Staff area' }).getByRole('link', { name, exact: true })

/** Opens a day of next month. */
async function openDay({ press }: Person, page: Page, day: Date) {
  await press(navLink(page, 'Prayer times'))
  await press(page.getByRole('link', { name: /^Next month/ }))
  await press(page.getByRole('link', { name: dayName(day) }))
}

const tasks: readonly Task[] = [
  {
    name: 'Isha is made 15 minutes later on one day',
    role: 'owner',
    async run(person, page, day) {
      await openDay(person, page, day)
      for (const _ of [1, 2, 3]) await person.press(page.getByRole('button', { name: 'Isha 5 minutes later' }))
      await person.press(page.getByRole('button', { name: 'Save changes' }))
      await expectSaved(page)
    },
    undo: undoHere,
  },
  {
    name: 'a prayer has no jamaat on one day, with a note',
    role: 'editor',
    async run(person, page, day) {
      await openDay(person, page, day)
      await person.check(page.getByRole('group', { name: 'Dhuhr', exact: true }).getByRole('checkbox'))
      await person.enterText(page.getByLabel(/^Note for this day/), 'The hall is closed')
      await person.press(page.getByRole('button', { name: 'Save changes' }))
      await expectSaved(page)
    },
    undo: undoHere,
  },
  {
    name: 'Isha is set for three days at once',
    role: 'imam',
    async run(person, page, day) {
      await person.press(navLink(page, 'Prayer times'))
      await person.press(page.getByRole('button', { name: 'Change several days' }))
      await person.press(page.getByRole('link', { name: /^Next month/ }))
      await person.press(page.getByRole('button', { name: dayName(day) }))
      await person.press(page.getByRole('button', { name: dayName(addDays(day, 2)) }))
      await person.check(page.getByRole('checkbox', { name: 'Isha' }))
      await person.enterText(page.getByRole('textbox', { name: 'New time for Isha' }), '2245')
      await person.press(page.getByRole('button', { name: 'Save for 3 days' }))
      await expectSaved(page)
    },
    undo: undoHere,
  },
  {
    name: 'a janazah is announced',
    role: 'imam',
    async run(person, page) {
      await person.press(page.getByRole('link', { name: 'New announcement' }))
      await person.check(page.getByRole('radio', { name: /^Janazah/ }))
      await person.enterText(page.getByLabel('Name of the deceased'), nameOf(person))
      await person.choose(page.getByLabel('After which prayer?'), 'Asr')
      await person.press(page.getByRole('button', { name: 'Publish' }))
      await expect(page.getByRole('heading', { name: `Janazah of ${nameOf(person)}` })).toBeVisible()
    },
    undo: undoHere,
  },
  {
    name: 'an announcement is written and published',
    role: 'editor',
    async run(person, page) {
      await person.press(page.getByRole('link', { name: 'New announcement' }))
      await person.enterText(
        page.getByLabel('Text', { exact: true }),
        'Isha class starts at 8 this week, in the small hall.',
      )
      await person.press(page.getByRole('button', { name: 'Publish' }))
      await expect(page.getByRole('listitem').getByText('Isha class starts at 8').first()).toBeVisible()
    },
    undo: undoHere,
  },
  {
    name: 'a message is read, assigned and marked as answered',
    role: 'administrator',
    async run(person, page) {
      await person.press(navLink(page, 'Messages'))
      // A different message for each input method: once assigned, a message is not available to the other test.
      const subject = person.device === 'touch' ? 'Nikah in March' : 'A visit from our school'
      await person.press(page.getByRole('link', { name: subject }))
      const assignButton = page.getByRole('button', { name: 'Assign to me' })
      await person.press(assignButton)
      // Until it is saved, the next button is busy.
      await expect(assignButton).toBeHidden()
      await person.press(page.getByRole('button', { name: 'Mark as answered' }))
      await expect(page.getByText(/marked a message .*as answered/).first()).toBeVisible()
    },
    undo: undoHere,
  },
  {
    name: 'the explanation of a time is read',
    role: 'owner',
    async run(person, page, day) {
      await openDay(person, page, day)
      const isha = page.getByRole('group', { name: 'Isha', exact: true })
      await person.press(isha.getByText(/^Why Isha is at/))
      await expect(isha.getByRole('listitem').first()).toContainText('Isha begins at')
    },
    async undo() {},
  },
  {
    name: 'a change is found in the activity list and undone',
    role: 'owner',
    async run(person, page, day) {
      await person.press(page.getByRole('button', { name: 'More', exact: true }))
      await person.press(navLink(page, 'Activity'))
      const changeText = `moved Fajr on ${dayName(day).replace(/ \d{4}$/, '')}`
      const entry = page.getByRole('listitem').filter({ hasText: changeText }).first()
      await person.press(entry.getByRole('button', { name: 'Undo' }))
      await expect(page.getByText(new RegExp(`${changeText}.*\\(undone\\)`)).first()).toBeVisible()
    },
    async undo() {},
  },
]

/** Makes a change that can be undone in the activity list. */
async function makeChange(page: Page, day: Date) {
  await page.goto(deskAddress(`/al-falah/times/${day.toISOString().slice(0, 10)}`))
  await page.getByRole('button', { name: 'Fajr 5 minutes later' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expectSaved(page)
  await page.goto(deskAddress('/al-falah'))
}

/** A day of next month, different for each task and input method because they run in parallel. */
function dayFor(index: number, device: InputDevice): Date {
  // The current month in the mosque's time zone.
  const now = new Date(`${new Date().toLocaleString('sv', { timeZone: 'Europe/London' })}Z`)
  const day = firstDays[index] ?? 1
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, device === 'touch' ? day : day + 14))
}
/** By task; the third changes three days. The 1st and 2nd are left out: they may be tomorrow, which other tests change. */
const firstDays = [3, 4, 5, 8, 9, 10, 11, 12]

test.use({ viewport: sizes.phone, hasTouch: true, isMobile: true })

for (const device of ['touch', 'keyboard'] as const)
  for (const [index, task] of tasks.entries())
    // `npm test` runs each task once, by touch or by keyboard in turn.
    test(
      `${task.name}: by ${device}, in a minute and at most eight touches`,
      { tag: (index % 2 === 0) === (device === 'touch') ? [] : '@slow' },
      async ({ page }) => {
        await enterDesk(page, task.role)
        const day = dayFor(index, device)
        if (task.name.startsWith('a change is found')) await makeChange(page, day)
        const person = countEffort(page, device)
        await task.run(person, page, day)
        const { touches, keys, screens, seconds } = person.effort()
        test.info().annotations.push({
          type: 'figure',
          description: `desk, ${task.name}, by ${device}: ${touches} touches, ${keys} keys, ${screens} screens, ${Math.round(seconds)} s`,
        })
        await task.undo(page)
        expect(touches).toBeLessThanOrEqual(8)
        expect(seconds).toBeLessThanOrEqual(60)
      },
    )
