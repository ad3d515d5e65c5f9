/** The kit: looks and behaves, knows no mosque. Words come in as props; colours come from `@minaret/ui/theme`. */
export { AmountField, type AmountFieldProps } from './amount/AmountField.tsx'
export { amountText, currencySign, formatAmount, parseAmount, type ParsedAmount } from './amount/parseAmount.ts'
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './button/Button.tsx'
export { Card, MediaCard, type CardImage, type CardProps, type MediaCardProps } from './card/Card.tsx'
export { ActionBar, type ActionBarProps } from './form/ActionBar.tsx'
export { Checkbox, type CheckboxProps } from './form/Checkbox.tsx'
export { ErrorSummary, type ErrorSummaryProps, type FormError } from './form/ErrorSummary.tsx'
export { Form, type FormProps } from './form/Form.tsx'
export { RadioCards, type Choice, type RadioCardsProps } from './form/RadioCards.tsx'
export { TextField, type TextFieldProps } from './form/TextField.tsx'
export { Link, LinkProvider, type LinkPort, type LinkProps } from './link/Link.tsx'
export { Meter, type MeterProps } from './meter/Meter.tsx'
export { EmptyState, type EmptyStateProps } from './notice/EmptyState.tsx'
export { Notice, type NoticeProps, type NoticeTone } from './notice/Notice.tsx'
export { girih, girihNumbers, type GirihNumbers, type GirihTile } from './pattern/girih.ts'
export { Pattern, Star, type PatternProps } from './pattern/Pattern.tsx'
export { Countdown, countdownText, secondsLeft, type CountdownProps } from './prayer/Countdown.tsx'
export { NextHero, type NextHeroProps } from './prayer/NextHero.tsx'
export { PrayerStrip, type PrayerStripItem, type PrayerStripProps } from './prayer/PrayerStrip.tsx'
export { PrayerTable, type PrayerColumn, type PrayerRow, type PrayerTableProps } from './prayer/PrayerTable.tsx'
export { Footer, type FooterProps } from './site/Footer.tsx'
export {
  Grid,
  Page,
  PageHeader,
  Section,
  type PageHeaderProps,
  type PageProps,
  type SectionProps,
} from './site/Page.tsx'
export type { LanguageLink } from './site/Languages.tsx'
export { SiteHeader, type NavItem, type SiteHeaderProps } from './site/SiteHeader.tsx'
export { Skeleton, type SkeletonProps } from './skeleton/Skeleton.tsx'
export { Spinner, type SpinnerProps } from './spinner/Spinner.tsx'
export { SummaryList, type SummaryItem } from './summary/SummaryList.tsx'
export { Price, type PriceProps } from './text/Price.tsx'
export { Time, type TimeProps } from './text/Time.tsx'
export { VisuallyHidden } from './text/VisuallyHidden.tsx'
export type { SkyPhase } from './theme/skies.ts'
