import type { StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { type Answers, type Outcome, pending, refusal, success } from './answers.ts'
import { openStory, type Visit, visitIn, type VisitOptions } from './visit.tsx'

type Play = NonNullable<StoryObj['play']>
type Context = Parameters<Play>[0]

/** A form, and what its states say. Texts are the English ones, as people read them. */
export type FormOptions = VisitOptions & {
  form: ReactNode
  /** What sending it calls. */
  call: keyof Answers
  /** What is typed into which field, by label. */
  fill: Readonly<Record<string, string>>
  /** Ticks, chooses and whatever else sending it needs. */
  prepare?: (context: Context) => Promise<unknown>
  /** The name of its button. */
  submit: string
  /** What it says when its button is pressed on an empty form. */
  invalid: string
  /** The response that accepts it. */
  accepted?: Outcome
  /** What it says then, or a check of what happened. */
  sent: string | ((visit: Visit) => void)
}

const refused = 'This is not possible at the moment. Please try again tomorrow.'

/** The label of a field, perhaps followed by a note such as "(optional)". */
const named = (label: string) => new RegExp(`^${label.replaceAll(/[?()]/g, String.raw`\$&`)}( |$)`)

/** Not the button that shows a password, which is named after its field. */
const fields = { selector: 'input, textarea, select' }

/**
 * The states of one form, each as a story. Name them `Blank`, `Invalid`, `Sending`, `Refused` and `Sent`: a test looks for
 * these names.
 */
export function formStories({ form, call, fill, prepare, submit, invalid, accepted, sent, ...options }: FormOptions) {
  const address = call.replace(/\{.*/, '')
  const sends = ({ server }: Visit) => server.calls.filter((made) => made.startsWith(address)).length

  const press = async ({ canvas, userEvent }: Context) =>
    userEvent.click(await canvas.findByRole('button', { name: submit }))
  const complete = async (context: Context) => {
    const { canvas, userEvent } = context
    for (const [label, value] of Object.entries(fill)) {
      const field = await canvas.findByLabelText(named(label), fields)
      await userEvent.clear(field)
      await userEvent.click(field)
      await userEvent.paste(value)
    }
    await prepare?.(context)
    await press(context)
  }
  const state = (outcome: Outcome, play?: Play): StoryObj => ({
    ...openStory({ ...options, answers: { ...options.answers, [call]: outcome } }, form),
    play,
  })

  return {
    /** As it opens. */
    blank: () =>
      state(pending, async ({ canvas }) => {
        await canvas.findByRole('button', { name: submit })
      }),
    /** Nothing has been typed: it says what is missing, and nothing is sent. */
    invalid: () =>
      state(pending, async (context) => {
        await press(context)
        await expect((await context.canvas.findAllByText(invalid)).length).toBeGreaterThan(0)
        await expect(sends(visitIn(context.loaded))).toBe(0)
      }),
    /** On its way: a second press sends nothing more. */
    sending: () =>
      state(pending, async (context) => {
        await complete(context)
        const visit = visitIn(context.loaded)
        await waitFor(() => expect(sends(visit)).toBe(1))
        await press(context)
        await expect(sends(visit)).toBe(1)
      }),
    /** The server refuses: its sentence is shown, and what was typed stays. */
    refused: (outcome: Outcome = refusal(409, refused), message: string = refused) =>
      state(outcome, async (context) => {
        await complete(context)
        await expect((await context.canvas.findAllByText(message)).length).toBeGreaterThan(0)
        const [label = '', value] = Object.entries(fill)[0] ?? []
        await expect(await context.canvas.findByLabelText(named(label), fields)).toHaveValue(value)
      }),
    /** The server has accepted it. */
    sent: () =>
      state(accepted ?? success(), async (context) => {
        await complete(context)
        if (typeof sent === 'string') await context.canvas.findByText(sent, { exact: false })
        else await waitFor(() => sent(visitIn(context.loaded)))
      }),
  }
}
