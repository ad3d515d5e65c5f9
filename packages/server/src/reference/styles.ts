/** Styles of the page: light and dark, narrow screens and print. */
export const styles = `
:root { color-scheme: light dark; --paper: #fbfaf7; --card: #fff; --ink: #1d2b2a; --quiet: #52615f; --line: #dcdfd9; --tint: #eef3ef; --accent: #0c5f55 }
@media (prefers-color-scheme: dark) { :root { --paper: #121918; --card: #192221; --ink: #e6ecea; --quiet: #a5b3b0; --line: #2f3b39; --tint: #1f2b29; --accent: #7fd3c3 } }
* { box-sizing: border-box }
html { scroll-padding-block-start: 1.5rem }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere }
a { color: var(--accent); text-underline-offset: .2em }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px }
code { font: .95em ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace }
.skip { position: absolute; inset-block-start: -10rem }
.skip:focus { inset-block-start: 0; padding: .75rem; background: var(--card); z-index: 1 }
header, main, nav { padding-inline: 1rem }
header { max-inline-size: 76rem; margin-inline: auto; padding-block: 2.5rem 1rem }
h1 { font-size: clamp(1.75rem, 1.2rem + 2.4vw, 2.75rem); line-height: 1.15; margin: 0 0 .75rem; letter-spacing: -.01em }
h2 { font-size: 1.5rem; margin: 2.5rem 0 .25rem; padding-block-start: 1rem }
main > h2:first-child { margin-block-start: 0 }
h3 { font-size: 1.2rem; line-height: 1.3; margin: 0 }
h4 { font-size: 1rem; margin: 1.5rem 0 .25rem }
p { margin: .5rem 0; max-inline-size: 46rem }
.files { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem }
.files a, nav a { display: inline-block; padding-block: .6rem; min-block-size: 2.75rem }
.page { display: grid; gap: 1rem; max-inline-size: 76rem; margin-inline: auto; padding-block-end: 4rem }
nav summary { font-weight: 600; padding-block: .75rem; min-block-size: 2.75rem; cursor: pointer }
nav ul { list-style: none; margin: 0 0 1rem; padding: 0 }
nav a { text-decoration: none; display: block; padding-block: .45rem; line-height: 1.35; min-block-size: 2.75rem; align-content: center }
nav a:hover { text-decoration: underline }
main { min-inline-size: 0 }
.call, .shape { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 1.25rem; margin-block: 1rem }
.call:target, .shape:target { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent) }
.address { display: flex; flex-wrap: wrap; gap: .25rem .6rem; align-items: baseline; background: var(--tint); border-radius: 8px; padding: .5rem .75rem; max-inline-size: none }
.method { font-weight: 700; color: var(--accent) }
.id { color: var(--quiet) }
dl { margin: .5rem 0 }
dl > div { padding-block: .55rem; border-block-start: 1px solid var(--line) }
dt code { font-weight: 600 }
dd { margin: 0; color: var(--quiet) }
dd p { margin: .15rem 0; color: var(--ink) }
dd dl { margin: .5rem 0 .25rem; padding-inline-start: 1rem; border-inline-start: 2px solid var(--line) }
.needed { font-size: 1rem; color: var(--accent); margin-inline-start: .35rem }
pre { background: var(--tint); border-radius: 8px; padding: .75rem 1rem; white-space: pre-wrap; margin: .75rem 0 }
@media (min-width: 60rem) {
  .page { grid-template-columns: 17rem minmax(0, 1fr); gap: 2rem }
  nav { position: sticky; inset-block-start: 0; align-self: start; max-block-size: 100vh; overflow-y: auto; padding-block: 1rem }
  dl > div { display: grid; grid-template-columns: 14rem minmax(0, 1fr); gap: .25rem 1.5rem }
  dd dl > div { grid-template-columns: 11rem minmax(0, 1fr) }
}
@media print { nav, .skip { display: none } .page { display: block } .call, .shape { break-inside: avoid-page; border-radius: 0 } }
`
