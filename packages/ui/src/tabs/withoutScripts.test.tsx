import { readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Accordion } from '../accordion/Accordion.tsx'
import { Tabs } from './Tabs.tsx'

const tabs = [
  { id: 'about', label: 'About', children: 'A new roof' },
  { id: 'updates', label: 'Updates', children: 'The scaffolding stands' },
]

test('renders every panel on the server, and shows all of them in print and without scripts', () => {
  const page = renderToString(<Tabs label="Campaign" tabs={tabs} defaultValue="updates" />)
  expect(page).toContain('A new roof')
  expect(page).toContain('The scaffolding stands')
  expect(page).not.toContain('hidden')
  const stylesheet = readFileSync(new URL('tabs.module.css', import.meta.url), 'utf8')
  for (const medium of ['print', '(scripting: none)']) {
    const rules = stylesheet.split('@media ').find((block) => block.split('{')[0]?.includes(medium))
    expect(rules).toMatch(/\.panel\[data-closed\],\s*\.heading \{\s*display: block/)
  }
})

test('renders questions as details that open without scripts', () => {
  const page = renderToString(
    <Accordion level={3} items={[{ id: 'receipt', title: 'Where is my receipt?', children: 'In your email' }]} />,
  )
  expect(page).toMatch(
    /<details[^>]*><summary[^>]*><h3[^>]*>Where is my receipt\?<\/h3>.*<div[^>]*id="receipt">In your email/,
  )
})
