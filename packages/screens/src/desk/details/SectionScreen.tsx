import type { DeskDetails, DeskMosque, DetailsSection } from '@minaret/contract/desk'
import { fieldErrorsOf } from '@minaret/domain'
import { parseSectionConflict, useChangeDetails, useDeskQuery, useDraft } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { Button, EmptyState, Form, LineLink, Notice } from '@minaret/ui'
import { Fragment } from 'react'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, deskPath, DraftNote, Loading } from '../frame/index.ts'
import { DetailsFieldView } from './DetailsFields.tsx'
import styles from './details.module.css'
import { sectionFields, parseDetailsDraft } from './fields.ts'
import { BrandAside, draftColour } from './BrandAside.tsx'
import { PaletteView } from './PaletteView.tsx'
import { SectionValues } from './SectionValues.tsx'

export type DetailsSectionScreenProps = {
  mosque: DeskMosque
  /** The section's name in the URL. */
  section: string
  /** Called once it is saved. */
  onDone(): void
}

/** The form for one section of a mosque’s details. */
export function DetailsSectionScreen({ mosque, section, onDone }: DetailsSectionScreenProps) {
  const { t } = useMessages('desk', 'deskDetails')
  const texts = t.deskDetails
  const query = useDeskQuery('detailsView', { mosque: mosque.slug })
  const savedSection = query.data?.sections.find((entry) => entry.section === section)
  const title = savedSection ? texts.sections[savedSection.section] : texts.title
  return (
    <DeskFrame mosque={mosque} page="details" title={title}>
      <LineLink href={deskPath(mosque.slug, 'details')}>{texts.back}</LineLink>
      <h1>{title}</h1>
      {!query.data && <Loading hasFailed={query.isError} retry={() => void query.refetch()} />}
      {query.data && !savedSection && <EmptyState seed="details" title={t.desk.failed} />}
      {query.data &&
        savedSection &&
        (mayUse('detailsChange', mosque.roles) ? (
          <SectionForm mosque={mosque} details={query.data} savedSection={savedSection} onDone={onDone} />
        ) : (
          <>
            <Notice>{texts.readOnly}</Notice>
            <SectionValues section={savedSection} details={query.data} />
          </>
        ))}
    </DeskFrame>
  )
}

type SectionFormProps = { mosque: DeskMosque; details: DeskDetails; savedSection: DetailsSection; onDone(): void }

function SectionForm({ mosque, details, savedSection, onDone }: SectionFormProps) {
  const { t } = useMessages('desk', 'deskDetails')
  const texts = t.deskDetails
  const { section } = savedSection
  const draft = useDraft({
    mosque: mosque.slug,
    form: `details.${section}`,
    title: texts.sections[section],
    path: `${deskPath(mosque.slug, 'details')}/${section}`,
    parse: parseDetailsDraft,
  })
  const change = useChangeDetails(({ opened, closed }) =>
    closed.length > 0
      ? texts.savedClosed({ count: closed.length })
      : opened.length > 0
        ? texts.savedOpened({ count: opened.length })
        : texts.saved,
  )
  if (draft.isLoading) return <Loading hasFailed={false} retry={() => {}} />

  const currentDraft = draft.value ?? { values: savedSection.values, pictures: {} }
  const errors = fieldErrorsOf(change.error)
  const conflict = parseSectionConflict(change.error)
  const fields = sectionFields[section]
  const finish = () => {
    draft.change(undefined)
    onDone()
  }
  return (
    <Form
      className={styles.form}
      data-section={section}
      errorTitle={texts.errors}
      errors={fields.flatMap(({ key }) => (errors[key] ? [{ id: key, message: errors[key] }] : []))}
      onSubmit={() => {
        if (change.isPending) return
        change.mutate(
          { mosque: mosque.slug, body: { section, version: savedSection.version, values: currentDraft.values } },
          { onSuccess: finish },
        )
      }}
    >
      <p className={styles.hint}>{texts.leads[section]}</p>
      <DraftNote restoredFrom={draft.restoredFrom} onDiscard={() => draft.change(undefined)} />
      {conflict && (
        <Notice tone="warning" live="assertive" title={texts.conflict}>
          <SectionValues section={conflict} details={details} />
        </Notice>
      )}
      <div className={section === 'features' ? styles.switches : styles.fields}>
        {fields.map((field) => (
          <Fragment key={field.key}>
            <DetailsFieldView
              mosque={mosque.slug}
              field={field}
              draft={currentDraft}
              details={details}
              {...(errors[field.key] ? { error: errors[field.key] } : {})}
              onChange={draft.change}
            />
            {field.key === 'themeColor' && <PaletteView colour={draftColour(currentDraft, savedSection)} />}
          </Fragment>
        ))}
      </div>
      {section === 'brand' && (
        <BrandAside mosque={mosque} details={details} savedSection={savedSection} draft={currentDraft} />
      )}
      <div className={styles.save} data-foot="">
        <Button type="submit" size="large" busy={change.isPending}>
          {change.isPending ? texts.saving : texts.save}
        </Button>
        <Button tone="quiet" size="large" onClick={finish}>
          {texts.cancel}
        </Button>
      </div>
    </Form>
  )
}
