import type { Meta, StoryObj } from '@storybook/react-vite'
import { AmountField } from '../amount/AmountField.tsx'
import { Button, ButtonLink } from '../button/Button.tsx'
import { Card, MediaCard } from '../card/Card.tsx'
import { ActionBar } from '../form/ActionBar.tsx'
import { Checkbox } from '../form/Checkbox.tsx'
import { Form } from '../form/Form.tsx'
import { RadioCards } from '../form/RadioCards.tsx'
import { TextField } from '../form/TextField.tsx'
import { Link } from '../link/Link.tsx'
import { Meter } from '../meter/Meter.tsx'
import { Notice } from '../notice/Notice.tsx'
import { Countdown } from '../prayer/Countdown.tsx'
import { NextHero } from '../prayer/NextHero.tsx'
import { PrayerStrip } from '../prayer/PrayerStrip.tsx'
import { PrayerTable } from '../prayer/PrayerTable.tsx'
import { CampaignsFooter } from '../site/CampaignsFooter.tsx'
import { Grid, Page, PageHeader, Section } from '../site/Page.tsx'
import { SiteHeader } from '../site/SiteHeader.tsx'
import { SummaryList } from '../summary/SummaryList.tsx'
import { Price } from '../text/Price.tsx'
import type { ReactNode } from 'react'
import { columns, maghrib, month, nav, now, today, todayInArabic } from './sample.ts'

const meta = { title: 'Kit/Pages', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The story's clock stands still, so that two looks at it are the same. */
const standing = () => now.getTime()

function Frame({ children }: { children: ReactNode }) {
  return (
    <Page
      skipLabel="Skip to content"
      header={
        <SiteHeader
          home={{ href: '#home', label: 'home' }}
          name="Masjid an-Noor"
          nav={nav}
          navLabel="Main"
          menuLabel="Menu"
          action={{ href: '#donate', label: 'Donate' }}
        />
      }
      footer={
        <CampaignsFooter
          copyright="© 2026 Masjid an-Noor"
          legalLabel="Legal"
          legal={[
            { href: '#privacy', label: 'Privacy' },
            { href: '#terms', label: 'Terms' },
            { href: '#accessibility', label: 'Accessibility' },
          ]}
          charity="Masjid an-Noor Trust, registered charity 1000000"
        />
      }
    >
      {children}
    </Page>
  )
}

export const Home: Story = {
  render: () => (
    <Frame>
      <NextHero
        phase="maghrib"
        seed="masjid-an-noor"
        level={1}
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
        <PrayerStrip
          tone="night"
          label="Today's prayer times"
          beginsLabel="Begins"
          jamaatLabel="Jamaat"
          items={today}
        />
      </NextHero>
      <Section title="What your gifts are for" more={<Link href="#causes">All causes</Link>}>
        <Grid>
          <MediaCard
            seed="roof"
            href="#roof"
            eyebrow="Building"
            title="A roof that keeps the rain out"
            summary="Slates, lead and scaffolding before the winter, for the hall where six hundred pray."
            cue="Give to this"
          >
            <Meter label="Raised" value={12400} max={20000} text="£12,400 of £20,000" />
          </MediaCard>
          <MediaCard
            seed="food"
            href="#food"
            eyebrow="Sadaqah"
            title="The Friday kitchen"
            summary="A hot meal for anyone who comes, every Friday after Jumuʿah."
            cue="Give to this"
          />
          <MediaCard
            seed="zakat"
            href="#zakat"
            eyebrow="Zakat"
            title="Zakat for our neighbours"
            summary="Paid out whole, within the year, to families the imam has met."
            cue="Give to this"
          />
        </Grid>
      </Section>
    </Frame>
  ),
}

export const HomeInArabic: Story = {
  globals: { dir: 'rtl' },
  render: () => (
    <Page
      skipLabel="تجاوز إلى المحتوى"
      header={
        <SiteHeader
          home={{ href: '#home', label: 'الصفحة الرئيسية' }}
          name="مسجد النور"
          nav={[
            { href: '#home', label: 'الرئيسية', current: true },
            { href: '#times', label: 'أوقات الصلاة' },
          ]}
          navLabel="القائمة الرئيسية"
          menuLabel="القائمة"
          action={{ href: '#donate', label: 'تبرّع' }}
        />
      }
      footer={
        <CampaignsFooter
          copyright="© ٢٠٢٦ مسجد النور"
          legalLabel="قانوني"
          legal={[{ href: '#privacy', label: 'الخصوصية' }]}
        />
      }
    >
      <NextHero
        phase="maghrib"
        seed="masjid-an-noor"
        level={1}
        date="السبت ٢١ نوفمبر · ١١ جمادى الآخرة ١٤٤٨"
        eyebrow="الصلاة التالية"
        title="المغرب"
        countdownLabel="تبدأ بعد"
        countdown={<Countdown until={maghrib} from={now} clock={standing} label="الوقت حتى المغرب" />}
        facts={[
          { label: 'الأذان', value: '16:04' },
          { label: 'الجماعة', value: '16:11' },
        ]}
      >
        <PrayerStrip tone="night" label="أوقات اليوم" beginsLabel="الأذان" jamaatLabel="الجماعة" items={todayInArabic} />
      </NextHero>
      <Section title="مشاريعنا">
        <Grid>
          <MediaCard
            seed="roof"
            href="#roof"
            eyebrow="البناء"
            title="سقف المسجد"
            summary="قبل الشتاء، للقاعة التي يصلي فيها ستمائة."
            cue="تبرّع"
          />
        </Grid>
      </Section>
    </Page>
  ),
}

export const Donate: Story = {
  render: () => (
    <Frame>
      <PageHeader
        width="narrow"
        tone="deep"
        seed="roof"
        eyebrow="Building"
        title="A roof that keeps the rain out"
        lead="Slates, lead and scaffolding before the winter."
      />
      <Section width="narrow" lift>
        <Card>
          <Form>
            <Notice tone="demo" title="Demonstration">
              No money moves on this site.
            </Notice>
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
            <TextField label="Your name" name="name" autoComplete="name" />
            <TextField
              label="E-mail"
              name="email"
              type="email"
              autoComplete="email"
              hint="For your receipt, nothing else."
            />
            <Checkbox name="anonymous" label="Keep my name to yourselves" hint="We still send your receipt." />
            <RadioCards
              legend="What should the demonstration bank answer?"
              name="outcome"
              defaultValue="paid"
              choices={[
                { value: 'paid', label: 'It pays', description: 'The gift is taken at once.' },
                { value: 'declined', label: 'It declines', description: 'Insufficient funds; you can try again.' },
              ]}
            />
            <ActionBar
              label="You give today"
              value={<Price amountMinor={2500} currency="GBP" exponent={2} locale="en-GB" />}
            >
              <Button type="submit" size="large">
                Give £25
              </Button>
            </ActionBar>
          </Form>
        </Card>
      </Section>
    </Frame>
  ),
}

export const ThankYou: Story = {
  render: () => (
    <Frame>
      <PageHeader
        width="text"
        tone="deep"
        seed="roof"
        eyebrow="Your gift is paid"
        title="Thank you"
        lead="May it be accepted from you. A receipt is on its way to your e-mail."
      />
      <Section width="text" lift>
        <Card>
          <SummaryList
            items={[
              {
                label: 'Gift',
                value: <Price amountMinor={2500} currency="GBP" exponent={2} locale="en-GB" />,
                total: true,
              },
              { label: 'For', value: 'A roof that keeps the rain out' },
              { label: 'Paid', value: '21 November 2026, 14:41' },
              { label: 'Receipt', value: 'NOOR-2026-00184' },
            ]}
          />
        </Card>
        <Notice tone="demo" title="Demonstration">
          No money has moved.
        </Notice>
        <ButtonLink href="#home" tone="quiet">
          Back to the home page
        </ButtonLink>
      </Section>
    </Frame>
  ),
}

export const Month: Story = {
  render: () => (
    <Frame>
      <PageHeader title="Prayer times" lead="Times are for Bradford, and come from the mosque's own timetable." />
      <Section>
        <PrayerTable
          caption="November 2026"
          dayLabel="Day"
          beginsLabel="Begins"
          jamaatLabel="Jamaat"
          todayLabel="today"
          columns={columns}
          rows={month}
        />
      </Section>
    </Frame>
  ),
}
