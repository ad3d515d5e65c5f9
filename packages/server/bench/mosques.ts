import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type FolderStore, importFolders, mosqueFolders } from '../../content/src/folder/index.ts'

const mosque = (slug: string, n: number) => `slug: ${slug}
hostnames: [${slug}.localhost]
website_configuration:
  activePlan: ${n % 2 === 0 ? 'premium' : 'basic'}
  websiteName: Masjid ${n}
  timeZone: Europe/London
contact_page:
  latitude: ${(50 + (n % 80) / 10).toFixed(1)}
  longitude: ${(-3 + (n % 40) / 10).toFixed(1)}
jummahpay_configuration:
  currencies: [gbp]
`

const times = `jamaat:
  fajr: 20 minutes after
  dhuhr: 13:30
  asr: 15 minutes after, rounded to 15
  maghrib: 5 minutes after
  isha: 15 minutes after, rounded to 15
jumuah:
  - time: 13:15
`

const cause = `---
title: Where it’s needed most
summary: Keeps the lights on and the doors open.
kind: general
fund: general
presets: [10, 25, 50]
---

For heat, light and the roof.
`

const piece = (facts: string) => `---
title: Tea after the prayer
summary: Everyone is welcome, neighbours too.
${facts}
---

Bring a **friend**, and something to eat.
`

/** Writes the folders of many small mosques: settings, times, a cause, two events and two news items each. */
async function writeMosques(root: string, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const slug = `mosque-${n}`
    const files = {
      'mosque.yaml': mosque(slug, n),
      'prayer-times.yaml': times,
      'causes/general.md': cause,
      'events/tea.md': piece('starts: 2036-01-04 14:00'),
      'events/dinner.md': piece('starts: 2036-02-04 18:00'),
      'news/heating.md': piece('publish: 2026-01-05 09:00'),
      'news/roof.md': piece('publish: 2026-02-05 09:00'),
    }
    for (const [name, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(root, slug, name)), { recursive: true })
      await writeFile(path.join(root, slug, name), text)
    }
  }
}

/**
 * Imports many small mosques from folders, and updates the statistics of PostgreSQL. @throws if one of them is refused
 */
export async function addMosques(store: FolderStore, count: number): Promise<void> {
  const root = await mkdtemp(path.join(tmpdir(), 'minaret-mosques-'))
  try {
    await writeMosques(root, count)
    await importFolders(
      store,
      await mosqueFolders(root),
      { now: new Date() },
      {
        done(result) {
          if (!result.ok) throw new Error(`${result.folder} was refused: ${result.findings[0]?.message}`)
        },
      },
    )
  } finally {
    await rm(root, { recursive: true, force: true })
  }
  await store.database.pool.query('ANALYZE')
}
