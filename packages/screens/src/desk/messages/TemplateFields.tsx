import type { ReplyText } from '@minaret/contract/desk'
import { languages } from '@minaret/messages'
import { Button, Select, TextArea, TextField } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { languageName } from '../frame/index.ts'
import styles from './messages.module.css'

/** The fields of one reply template: name, language and text. */
export function TemplateFields({
  value,
  error,
  onChange,
  onRemove,
}: {
  value: ReplyText
  error: string | undefined
  onChange(value: ReplyText): void
  onRemove(): void
}) {
  const { t, format } = useMessages('desk', 'deskMessages')
  const texts = t.deskMessages.templates
  return (
    <div className={styles.edited} role="group" aria-label={value.title || texts.name}>
      <TextField
        label={texts.name}
        dir="auto"
        maxLength={80}
        error={error}
        value={value.title}
        onChange={({ target }) => onChange({ ...value, title: target.value })}
      />
      <Select
        label={texts.language}
        value={value.language}
        onChange={({ target }) =>
          onChange({ ...value, language: languages.find((language) => language === target.value) ?? value.language })
        }
        options={languages.map((language) => ({ value: language, label: languageName(language, format.locale) }))}
      />
      <TextArea
        label={texts.text}
        dir="auto"
        limit={2000}
        remaining={(left) =>
          left < 0
            ? t.deskMessages.excess({ count: -left })
            : left < 200
              ? t.deskMessages.remaining({ count: left })
              : null
        }
        value={value.text}
        onChange={({ target }) => onChange({ ...value, text: target.value })}
      />
      <Button tone="quiet" onClick={onRemove}>
        {texts.remove({ title: value.title })}
      </Button>
    </div>
  )
}
