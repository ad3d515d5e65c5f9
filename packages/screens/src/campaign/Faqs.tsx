import { useCampaignFaqs } from '@minaret/domain'
import { Accordion } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { RichText } from '../app/RichText.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './below.module.css'
import { Part } from './Part.tsx'

/** Frequently asked questions about a campaign. */
export function Faqs({ id }: { id: string }) {
  const { t } = useMessages('campaigns')
  const faqs = useCampaignFaqs(id)
  return (
    <Part loaded={faqs} id="questions" title={t.campaigns.faqs.title} messages={t.campaigns.faqs} shape="text">
      {(rows) =>
        rows.length === 0 ? null : (
          <Accordion
            className={styles.reading}
            level={3}
            items={rows.map((row) => ({
              id: `question-${row.id}`,
              title: <IsolatedText>{row.question}</IsolatedText>,
              children: <RichText html={row.answer} level={4} />,
            }))}
          />
        )
      }
    </Part>
  )
}
