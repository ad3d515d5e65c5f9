import { Section } from '@minaret/ui'
import { FridayGiftNotice } from '../app/FridayGiftNotice.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'

/** The active Friday gift, at the top of the page. */
export function ActiveFridayGift() {
  const { t } = useMessages('donate')
  return <FridayGiftNotice messages={t.donate.friday.running} renderFrame={(notice) => <Section>{notice}</Section>} />
}
