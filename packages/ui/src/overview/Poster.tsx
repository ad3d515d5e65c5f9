import { Accordion } from '../accordion/Accordion.tsx'
import { AmountField } from '../amount/AmountField.tsx'
import { Button } from '../button/Button.tsx'
import { Card, MediaCard } from '../card/Card.tsx'
import { ActionBar } from '../form/ActionBar.tsx'
import { Checkbox } from '../form/Checkbox.tsx'
import { RadioGroup } from '../form/RadioGroup.tsx'
import { Select } from '../form/Select.tsx'
import { TextField } from '../form/TextField.tsx'
import { Gallery } from '../gallery/Gallery.tsx'
import { List } from '../list/List.tsx'
import { Menu } from '../menu/Menu.tsx'
import { Meter } from '../meter/Meter.tsx'
import { Notice } from '../notice/Notice.tsx'
import { Pattern } from '../pattern/Pattern.tsx'
import { Countdown } from '../prayer/Countdown.tsx'
import { NextHero } from '../prayer/NextHero.tsx'
import { PrayerStrip } from '../prayer/PrayerStrip.tsx'
import { PrayerTable } from '../prayer/PrayerTable.tsx'
import { ShareButtons } from '../share/ShareButtons.tsx'
import { Grid } from '../site/Page.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { Tabs } from '../tabs/Tabs.tsx'
import { Price } from '../text/Price.tsx'
import { Breadcrumb } from '../trail/Breadcrumb.tsx'
import { Pagination } from '../trail/Pagination.tsx'
import { picture } from './pictures.ts'
import styles from './poster.module.css'
import { columns, maghrib, month, now, today } from './sample.ts'

/** The poster's clock stands still, so that two looks at it are the same. */
const standing = () => now.getTime()

const grounds = ['paper', 'surface', 'sunken', 'line', 'accent-soft', 'motif', 'accent', 'accent-text', 'deep', 'ink']

/** The page's one moment. */
export const Masthead = () => (
  <div className={styles.rounded}>
    <NextHero
      phase="maghrib"
      seed="masjid-an-noor"
      level={2}
      date="Saturday 21 November · 11 Jumādā al-Ākhirah 1448"
      eyebrow="Next prayer"
      title="Maghrib"
      countdownLabel="begins in"
      countdown={<Countdown until={maghrib} from={now} clock={standing} label="Time until Maghrib" />}
      facts={[
        { label: 'Begins', value: '16:04' },
        { label: 'Jamaat', value: '16:11' },
      ]}
    >
      <PrayerStrip tone="night" label="Today" beginsLabel="Begins" jamaatLabel="Jamaat" items={today} />
    </NextHero>
  </div>
)

/** The plate of the tenant's own pattern, what the seed became, and the sizes of the display face. */
export const Colours = () => (
  <>
    <div data-span="5" className={styles.plate}>
      <Pattern seed="masjid-an-noor" tile={132} fade="edge" />
      <h1>One colour, one family</h1>
      <p>Every mosque’s site, its giving, its screen in the hall, in light and in dark, in either direction.</p>
    </div>
    <div data-span="7" className={styles.tile}>
      <ul className={styles.swatches} aria-label="Palette">
        {grounds.map((name) => (
          <li key={name} style={{ background: `var(--${name})` }} />
        ))}
      </ul>
      <div className={styles.scale} aria-hidden="true">
        <span style={{ fontSize: 'var(--text-5)' }}>Jumuʿah 13:15</span>
        <span style={{ fontSize: 'var(--text-3)' }}>A roof that keeps the rain out</span>
      </div>
    </div>
  </>
)

/** Cards with a picture, and one with its own pattern. */
export const Things = () => (
  <Grid>
    <MediaCard
      seed="roof"
      href="#roof"
      level={2}
      eyebrow="Building"
      title="A roof that keeps the rain out"
      image={picture('roof', '')}
      cue="Give to this"
    >
      <Meter label="Raised" value={12400} max={20000} text="£12,400 of £20,000" />
    </MediaCard>
    <MediaCard
      seed="kitchen"
      href="#kitchen"
      level={2}
      eyebrow="Sadaqah"
      title="The Friday kitchen"
      summary="A hot meal for anyone who comes, every Friday."
      image={picture('table', '')}
      cue="Give to this"
    />
    <MediaCard
      seed="zakat"
      href="#zakat"
      level={2}
      eyebrow="Zakat"
      title="Zakat for our neighbours"
      summary="Paid out whole, to families the imam has met."
      cue="Give to this"
    />
    <MediaCard
      seed="library"
      href="#library"
      level={2}
      eyebrow="Classes"
      title="A shelf for the madrasah"
      summary="Twelve evenings, and the books to keep."
      image={picture('books', '')}
      cue="Read more"
    />
  </Grid>
)

/** A form as one gives through it. */
export const Giving = () => (
  <Card data-span="5" className={styles.tile}>
    <AmountField
      legend="How much would you like to give?"
      label="Another amount, in pounds"
      name="amount"
      currency="GBP"
      exponent={2}
      locale="en-GB"
      presets={[1000, 2500, 5000, 10000]}
      defaultAmountMinor={2500}
    />
    <RadioGroup
      legend="How often?"
      name="often"
      direction="row"
      defaultValue="once"
      choices={[
        { value: 'once', label: 'Once' },
        { value: 'monthly', label: 'Every month' },
      ]}
    />
    <Select label="What for" name="fund" options={[{ value: 'general', label: 'Where it is needed most' }]} />
    <TextField label="E-mail" name="email" type="email" error="Enter an e-mail address, like name@example.com" />
    <Checkbox name="anonymous" label="Keep my name to yourselves" />
    <ActionBar label="You give today" value={<Price amountMinor={2500} currency="GBP" exponent={2} locale="en-GB" />}>
      <Button size="large">Give £25</Button>
    </ActionBar>
  </Card>
)

/** A week of times. */
export const Times = () => (
  <PrayerTable
    caption="This week"
    dayLabel="Day"
    beginsLabel="Begins"
    jamaatLabel="Jamaat"
    todayLabel="today"
    columns={columns}
    rows={month.slice(18, 24)}
  />
)

/** What one presses, and words that speak up. */
export const Controls = () => (
  <div data-span="7" className={styles.tile}>
    <div className={styles.row}>
      <Button>Donate</Button>
      <Button tone="quiet">Read more</Button>
      <Button tone="danger">Cancel my gift</Button>
      <Menu label="More" items={[{ id: 'print', label: 'Print', onSelect: () => {} }]} />
    </div>
    <Tabs
      label="What is on"
      tabs={[
        { id: 'events', label: 'Events', children: <Evenings /> },
        { id: 'classes', label: 'Classes', children: <p>Qur’an for beginners, Tuesdays at 18:30</p> },
      ]}
    />
    <ShareButtons
      url="https://example.org/roof"
      text="A roof that keeps the rain out"
      label="Share this appeal"
      words={{
        share: 'Share',
        whatsapp: 'WhatsApp',
        copy: 'Copy link',
        copied: 'Copied',
        copyByHand: 'Copy it from here',
        email: 'E-mail',
        facebook: 'Facebook',
        x: 'X',
      }}
    />
    <Notice tone="success" title="Your gift is paid">
      A receipt is on its way to your e-mail.
    </Notice>
    <Notice tone="warning" title="The car park is full">
      Please leave the spaces by the door for those who need them.
    </Notice>
    <Pagination
      label="Pages"
      page={3}
      pages={9}
      href={(page) => `#page-${page}`}
      previousLabel="Previous"
      nextLabel="Next"
      pageLabel={(page) => `Page ${page}`}
    />
  </div>
)

const Evenings = () => (
  <List
    label="Events"
    empty="Nothing is planned."
    rows={[
      { id: '1', title: 'An evening of lanterns', href: '#lanterns', meta: 'Friday 27 November, 18:00' },
      { id: '2', title: 'Open day', href: '#open', meta: 'Sunday 6 December, 11:00' },
    ]}
  />
)

/** What one reads and looks at. */
export const Reading = () => (
  <>
    <div data-span="6" className={styles.tile}>
      <Breadcrumb label="You are here" items={[{ href: '#home', label: 'Home' }]} current="Questions" />
      <Accordion
        level={2}
        items={[
          {
            title: 'Can I visit if I am not Muslim?',
            open: true,
            children: <p>Yes, and you are welcome. Come on an open day, or write to us.</p>,
          },
          { title: 'Is there room for children?', children: <p>There is, on the first floor.</p> },
          { title: 'Where can I park?', children: <p>Behind the school, from noon on Fridays.</p> },
        ]}
      />
      <Skeleton shape="text" label="Loading" />
    </div>
    <div data-span="6">
      <Gallery
        pictures={(['evening', 'window', 'hall', 'books', 'night', 'neighbours'] as const).map((name) => ({
          id: name,
          thumbnail: picture(name, `The ${name}`),
          large: picture(name, `The ${name}`),
        }))}
        words={{
          label: 'Gallery',
          close: 'Close',
          previous: 'Previous',
          next: 'Next',
          counter: (i, of) => `${i} of ${of}`,
        }}
      />
    </div>
  </>
)

/** Three scripts, each in its own face. */
export const Scripts = () => (
  <div className={styles.scripts}>
    <div lang="en">
      <h3>The doors are open</h3>
      <p className={styles.caption}>Come for the prayer, stay for the company.</p>
    </div>
    <div lang="ar" dir="rtl">
      <h3>الأبواب مفتوحة</h3>
      <p className={styles.caption}>تعالوا للصلاة، وابقوا للصحبة الطيبة.</p>
    </div>
    <div lang="ur" dir="rtl">
      <h3>دروازے کھلے ہیں</h3>
      <p className={styles.caption}>نماز کے لیے آئیے، اور کچھ دیر ساتھ بیٹھیے۔</p>
    </div>
  </div>
)
