import type { StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { type StubResponses, type Outcome, pending, refusal, success } from './stubResponses.ts'
import { openStory, type Visit, getVisit, type VisitOptions } from './visit.tsx'

type Play = NonNullable<StoryObj['play']>
type Context = Parameters<Play>[0]

/** A form, with the English text of its states. */
export type FormOptions = VisitOptions & {
  form: ReactNode
  /** The call that it sends. */
  call: keyof StubResponses
  /** The input, by the fields' labels. */
  values: Readonly<Record<string, string>>
  /** Further input before sending, such as checkboxes. */
  prepare?: (context: Context) => Promise<unknown>
  /** The name of the submit button. */
  submitLabel: string
  /** The error message of an empty form. */
  error: string
  /** The response on success. */
  response?: Outcome
  /** The text on success, or an assertion. */
  confirmation: string | ((visit: Visit) => void)
}

const refusalMessage = 'This is not possible at the moment. Please try again tomorrow.'

/** Matches a field's label, with or without a note such as "(optional)". */
const labelPattern = (label: string) => new RegExp(`^${label.replaceAll(/[?()]/g, String.raw`\$&`)}( |$)`)

/** Excludes the button that shows a password, which is named after its field. */
const fields = { selector: 'input, textarea, select' }

/**
 * The states of one form, each as a story. Name them `Blank`, `Invalid`, `Sending`, `Refused` and `Sent`: a test requires
 * these names.
 */
export function formStories({
  form,
  call,
  values,
  prepare,
  submitLabel,
  error,
  response,
  confirmation,
  ...options
}: FormOptions) {
  const callPrefix = call.replace(/\{.*/, '')
  const countCalls = ({ server }: Visit) => server.calls.filter((call) => call.startsWith(callPrefix)).length

  const pressSubmit = async ({ canvas, userEvent }: Context) =>
    userEvent.click(await canvas.findByRole('button', { name: submitLabel }))
  const fillIn = async (context: Context) => {
    const { canvas, userEvent } = context
    for (const [label, value] of Object.entries(values)) {
      const field = await canvas.findByLabelText(labelPattern(label), fields)
      await userEvent.clear(field)
      await userEvent.click(field)
      await userEvent.paste(value)
    }
    await prepare?.(context)
    await pressSubmit(context)
  }
  const createState = (outcome: Outcome, play?: Play): StoryObj => ({
    ...openStory({ ...options, responses: { ...options.responses, [call]: outcome } }, form),
    play,
  })

  return {
    /** The initial state. */
    blank: () =>
      createState(pending, async ({ canvas }) => {
        await canvas.findByRole('button', { name: submitLabel })
      }),
    /** Submitted while empty: shows the error and sends nothing. */
    invalid: () =>
      createState(pending, async (context) => {
        await pressSubmit(context)
        await expect((await context.canvas.findAllByText(error)).length).toBeGreaterThan(0)
        await expect(countCalls(getVisit(context.loaded))).toBe(0)
      }),
    /** While sending; pressing again does not send it twice. */
    sending: () =>
      createState(pending, async (context) => {
        await fillIn(context)
        const visit = getVisit(context.loaded)
        await waitFor(() => expect(countCalls(visit)).toBe(1))
        await pressSubmit(context)
        await expect(countCalls(visit)).toBe(1)
      }),
    /** The server refuses: shows its message and keeps the input. */
    refused: (outcome: Outcome = refusal(409, refusalMessage), message: string = refusalMessage) =>
      createState(outcome, async (context) => {
        await fillIn(context)
        await expect((await context.canvas.findAllByText(message)).length).toBeGreaterThan(0)
        const [label = '', value] = Object.entries(values)[0] ?? []
        await expect(await context.canvas.findByLabelText(labelPattern(label), fields)).toHaveValue(value)
      }),
    /** Sent successfully. */
    sent: () =>
      createState(response ?? success(), async (context) => {
        await fillIn(context)
        if (typeof confirmation === 'string') await context.canvas.findByText(confirmation, { exact: false })
        else await waitFor(() => confirmation(getVisit(context.loaded)))
      }),
  }
}
