import { readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Accordion } from '../accordion/Accordion.tsx'
import { Tabs } from './Tabs.tsx'

const tabs = [
  { id: 'about', label: 'About', children: 'A new roof' },
  { id: 'updates', label: 'Updates', children: 'The scaffolding stands' },
]

test('every panel is in the page the server writes, and the sheet shows them all where nothing can be pressed', () => {
  const page = renderToString(<Tabs label="Campaign" tabs={tabs} defaultValue="updates" />)
  expect(page).toContain('A new roof')
  expect(page).toContain('The scaffolding stands')
  expect(page).not.toContain('hidden')
  const sheet = readFileSync(new URL('tabs.module.css', import.meta.url), 'utf8')
  for (const where of ['print', '(scripting: none)']) {
    const rules = sheet.split('@media ').find((block) => block.split('{')[0]?.includes(where))
    expect(rules).toMatch(/\.panel\[data-closed\],\s*\.heading \{\s*display: block/)
  }
})

test('questions open without scripts: they are details with their answers in them', () => {
  const page = renderToString(
    <Accordion level={3} items={[{ id: 'receipt', title: 'Where is my receipt?', children: 'In your e-mail' }]} />,
  )
  expect(page).toMatch(
    /<details[^>]*><summary[^>]*><h3[^>]*>Where is my receipt\?<\/h3>.*<div[^>]*id="receipt">In your e-mail/,
  )
})
