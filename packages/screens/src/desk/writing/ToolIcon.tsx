const paths = {
  bold: 'M7 4.500h6a3.700 3.700 0 0 1 0 7.400H7zM7 11.900h7a3.800 3.800 0 0 1 0 7.600H7z',
  italic: 'M10 4.500h7M7 19.500h7M14 4.500l-4 15',
  heading: 'M4 5v14M12 5v14M4 12h8M16 12.500a2.500 2.500 0 1 1 4.400 1.600L15.800 19h5',
  subheading: 'M4 6v12M11 6v12M4 12h7M16 11.500h4.500L18 14.200a2.500 2.500 0 1 1-2.300 3.500',
  bullets: 'M9 6h11M9 12h11M9 18h11M4.500 6h.01M4.500 12h.01M4.500 18h.01',
  numbers: 'M10 6h10M10 12h10M10 18h10M3.500 5L5 4v4.500M3.500 15.500a1.200 1.200 0 1 1 2 1L3.500 19.500h2.500',
  quote: 'M5 17c3-1 4-4 4-8.500H4.500V13H9M14.500 17c3-1 4-4 4-8.500H14V13h4.500',
  link: 'M10 14a4 4 0 0 0 5.700 0l3-3a4 4 0 1 0-5.700-5.700L12 6.300M14 10a4 4 0 0 0-5.700 0l-3 3A4 4 0 1 0 11 18.700l1-1',
  table: 'M4 5h16v14H4zM4 10h16M4 14.500h16M12 5v14',
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3',
  redo: 'M16 5l4 4l-4 4M20 9H10a5 5 0 0 0 0 10h3',
  addRow: 'M4 5h16v6H4zM12 14v6M9 17h6',
  addColumn: 'M5 4v16h6V4zM14 12h6M17 9v6',
  deleteRow: 'M4 5h16v6H4zM9 17h6',
  deleteColumn: 'M5 4v16h6V4zM14 12h6',
  deleteTable: 'M4 5h16v14H4zM8 8.500l8 7M16 8.500l-8 7',
} as const

/** The editor's tools. */
export type ToolName = keyof typeof paths

/** The icon of a tool's button. */
export const ToolIcon = ({ name }: { name: ToolName }) => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
    <path
      d={paths[name]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
