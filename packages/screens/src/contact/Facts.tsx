import type { ReactNode } from 'react'
import styles from './contact.module.css'

export type FactsProps = { facts: readonly { label: string; value: ReactNode }[] }

/** Labelled facts about the mosque, such as its phone number or parking. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className={styles.list}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.lines}>{value}</dd>
      </div>
    ))}
  </dl>
)
