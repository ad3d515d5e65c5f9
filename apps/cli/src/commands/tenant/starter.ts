import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { addDays, currencyUnit, OperatorError, wallClock, writeAmount } from '@minaret/server/operator'
import { resolvePath } from '../../env.ts'
import { adaptCommands } from '../frame/adaptCommands.ts'

/** A mosque's details, which are written into its new folder. */
type MosqueDetails = {
  slug: string
  name: string
  hostnames: readonly string[]
  plan: string
  timeZone: string
  currency: string
  language: string
  now: Date
}

/** The first Friday on or after a day. */
const findFirstFriday = (day: string): string =>
  new Date(`${day}T00:00:00Z`).getUTCDay() === 5 ? day : findFirstFriday(addDays(day, 1))

/** Formats user input as a YAML scalar, whatever characters it contains. */
const toYamlString = (text: string) => JSON.stringify(text)

const mosqueYaml = (details: MosqueDetails) => `# ${details.name}
# Text after a # is a comment. docs/mosque-folder.md explains every key.
slug: ${details.slug}
hostnames: [${details.hostnames.map(toYamlString).join(', ')}]

website_configuration:
  activePlan: ${details.plan}              # basic, standard or premium
  websiteName: ${toYamlString(details.name)}
  language: ${details.language}
  languages: [${details.language}]
  timeZone: ${details.timeZone}
  # country: GB                    # the country, also for phone numbers
  # phoneCountry: GB
  # charityName: The name on receipts
  # charityNumber: "1234567"
theme_configuration:
  themeColor: "#0f5c4d"            # the main colour; the others are derived from it
contact_page:
  # address: 1 Lantern Street, Bradford BD1 1AA
  # phone: +44 1274 496 0001
  # email: office@example.org      # receives messages from the forms
  # latitude: 53.795               # prayer times are calculated for this place
  # longitude: -1.759
prayerTime:
  method: MoonsightingCommittee
  madhab: Hanafi                   # or Shafi; determines when Asr begins
  # to announce a Hijri month: npm run minaret -- hijri begin 1448-10 2027-03-10
jummahpay_configuration:
  # to set up card payments: npm run minaret -- payments connect
  # paymentMode: demonstration     # a demonstration; cards are not charged
  currencies: [${details.currency}]
  presets: [10, 25, 50, 100]
  # cardFees: ${details.currency} 1.2% + 0.20    # the card fees; donors can then cover them
  # jummahHour: 13                 # the hour on Fridays when Friday gifts are charged
  # bankDetails: Sort code 00-00-00, account 00000000. Write your name as the reference.
`

const prayerTimesYaml = (
  year: string,
) => `# Jamaat times. Remove a # to use a line; docs/prayer-times.md explains the format.
# Your own timetable goes into timetable/${year}.csv.
jamaat:
  fajr: 20 minutes after
  dhuhr: { always: 13:00, summer: 13:30 }
  asr: 15 minutes after, rounded to 15
  maghrib: 5 minutes after
  isha: 15 minutes after, rounded to 15
jumuah:
  - name: Jumu'ah
    time: 13:15
`

const eventMarkdown = (day: string) => `---
title: Tea after Jumu'ah
summary: Everyone is welcome, neighbours too.
starts: ${day} 14:00
ends: 15:00
place: Main hall
draft: yes                         # delete this line to publish the event
---

Write the details here, with an empty line between paragraphs.

- Something to bring
- Something to know
`

const causeMarkdown = (currency: string) => `---
title: Where it’s needed most
summary: Keeps the lights on and the doors open.
kind: general
fund: general
presets: [${[10, 25, 50].map((amount) => Number(writeAmount(amount * currencyUnit(currency), currency))).join(', ')}]
currencies: [${currency}]
jummah: no                         # yes: donors can give to it every Friday
monthly: no                        # yes: every month
daily: no                          # yes: every day until an end date, as in Ramadan
---

Write what the gifts are for here.
`

const privacyMarkdown = `---
title: Privacy
---

Write this page yourself. Say who you are, what you store about people (gifts, messages, maktab registrations), why, for how long, and who to contact.
`

const termsMarkdown = `---
title: Terms and conditions
---

Write the terms for gifts, courses and the use of this site.
`

const readmeMarkdown = (details: MosqueDetails) => `# ${details.name}

This folder is the content of the mosque's site. Edit it with any text editor, then check it and import it:

    npm run minaret -- content check ${details.slug}
    npm run minaret -- content import ${details.slug} --tenant ${details.slug}

\`docs/mosque-folder.md\` explains everything it can contain. \`legal/_privacy.md\` and \`legal/_terms-conditions.md\` are
drafts: write them, then remove the underscore from their names.
`

/**
 * Writes a starter folder for a mosque: a few short files with comments.
 * @param folder must not contain any of the files yet
 * @throws OperatorError if it cannot be written
 */
export async function writeStarter(folder: string, details: MosqueDetails): Promise<void> {
  const root = resolvePath(folder)
  const today = wallClock(details.now, details.timeZone).date
  const files: Record<string, string> = {
    'README.md': readmeMarkdown(details),
    'mosque.yaml': mosqueYaml(details),
    'prayer-times.yaml': prayerTimesYaml(addDays(today, 31).slice(0, 4)),
    'events/tea.md': eventMarkdown(findFirstFriday(addDays(today, 28))),
    'causes/general.md': causeMarkdown(details.currency),
    'legal/_privacy.md': privacyMarkdown,
    'legal/_terms-conditions.md': termsMarkdown,
  }
  try {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(root, name)), { recursive: true })
      await writeFile(path.join(root, name), adaptCommands(text), { flag: 'wx' })
    }
    for (const emptyFolder of ['timetable', 'pictures', 'files'])
      await mkdir(path.join(root, emptyFolder), { recursive: true })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new OperatorError(
      `The mosque was created, but ${folder} could not be written (${reason}). Create the folder yourself.`,
    )
  }
}
