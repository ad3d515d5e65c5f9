import { AmountField } from '../amount/AmountField.tsx'
import { Button } from '../button/Button.tsx'
import { Card } from '../card/Card.tsx'
import { ActionBar } from '../form/ActionBar.tsx'
import { Checkbox } from '../form/Checkbox.tsx'
import { DateField } from '../form/DateField.tsx'
import { MemorableDateField } from '../form/MemorableDateField.tsx'
import { RadioGroup } from '../form/RadioGroup.tsx'
import { Select } from '../form/Select.tsx'
import { TextField } from '../form/TextField.tsx'
import { List } from '../list/List.tsx'
import { Menu } from '../menu/Menu.tsx'
import { Notice } from '../notice/Notice.tsx'
import { ShareButtons } from '../share/ShareButtons.tsx'
import { Tabs } from '../tabs/Tabs.tsx'
import { Price } from '../amount/Price.tsx'
import { Pagination } from '../trail/Pagination.tsx'
import styles from './poster.module.css'
import { clockTime, longDay, pounds, type SampleText } from './words/index.ts'

interface SampleProps {
  /** The texts. */
  sample: SampleText
}

/** A donation form. */
export const Giving = ({ sample, sample: { giving, locale } }: SampleProps) => (
  <Card data-span="5" className={styles.tile}>
    <AmountField
      legend={giving.question}
      label={giving.other}
      name="amount"
      currency="GBP"
      exponent={2}
      locale={locale}
      presets={[1000, 2500, 5000, 10000]}
      defaultAmountMinor={2500}
    />
    <RadioGroup
      legend={giving.often}
      name="often"
      direction="row"
      defaultValue="once"
      choices={[
        { value: 'once', label: giving.once },
        { value: 'monthly', label: giving.monthly },
      ]}
    />
    <Select label={giving.fund} name="fund" options={[{ value: 'general', label: giving.general }]} />
    <TextField label={giving.email} name="email" type="email" error={giving.emailError} />
    <Checkbox name="anonymous" label={giving.anonymous} />
    <ActionBar label={giving.today} value={<Price amountMinor={2500} currency="GBP" exponent={2} locale={locale} />}>
      <Button size="large">{giving.give(pounds(sample, 2500))}</Button>
    </ActionBar>
  </Card>
)

/** Buttons, tabs, notices and other controls. */
export const Controls = ({ sample, sample: { controls, on, share, notices, pages } }: SampleProps) => (
  <div data-span="7" className={styles.tile}>
    <div className={styles.row}>
      <Button>{controls.donate}</Button>
      <Button tone="quiet">{controls.more}</Button>
      <Button tone="danger">{controls.cancel}</Button>
      <Menu label={controls.menu} items={[{ id: 'print', label: controls.print, onSelect: () => {} }]} />
    </div>
    <Tabs
      label={on.label}
      tabs={[
        { id: 'events', label: on.events, children: <Evenings sample={sample} /> },
        { id: 'classes', label: on.classes, children: <p>{on.beginners(clockTime(sample, '18:30'))}</p> },
      ]}
    />
    <ShareButtons url="https://example.org/roof" text={sample.causes.roof.title} label={share.label} labels={share} />
    <Notice tone="success" title={notices.paid}>
      {notices.paidMore}
    </Notice>
    <Notice tone="warning" title={notices.full}>
      {notices.fullMore}
    </Notice>
    <Pagination
      label={pages.label}
      page={3}
      pages={9}
      href={(page) => `#page-${page}`}
      previousLabel={pages.previous}
      nextLabel={pages.next}
      pageLabel={pages.page}
    />
  </div>
)

const Evenings = ({ sample, sample: { on } }: SampleProps) => (
  <List
    label={on.events}
    empty={on.none}
    rows={[
      {
        id: '1',
        title: on.lanterns,
        href: '#lanterns',
        meta: on.at(longDay(sample, new Date('2026-11-27T18:00Z')), clockTime(sample, '18:00')),
      },
      {
        id: '2',
        title: on.open,
        href: '#open',
        meta: on.at(longDay(sample, new Date('2026-12-06T11:00Z')), clockTime(sample, '11:00')),
      },
    ]}
  />
)

/** A date field with a picker, and one for a date known by heart. */
export const Dates = ({ sample: { dates, locale } }: SampleProps) => (
  <Card data-span="4" className={styles.tile}>
    {/* The browser decides the order of day and month; this date is the same in each. */}
    <DateField label={dates.visit} name="visit" defaultValue="2026-12-12" />
    <MemorableDateField
      legend={dates.born}
      hint={dates.example}
      labels={dates}
      name="born"
      locale={locale}
      defaultDate="1984-03-27"
    />
  </Card>
)
