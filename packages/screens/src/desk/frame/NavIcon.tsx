import type { DeskPage } from './pages.ts'

const paths: Readonly<Record<DeskPage, string>> = {
  today: 'M3 11l9-8 9 8M5.500 9.500V20.500h13V9.500M10 20.500v-6h4v6',
  times: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M12 7v5l3.500 2',
  messages:
    'M4 5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-9l-5 4v-4H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1M7.500 10h9M7.500 13.500h5.500',
  applications: 'M8 4.500h8M6 6h12a1 1 0 0 1 1 1v13H5V7a1 1 0 0 1 1-1M8.500 13.500l2.500 2.500l4.500-5',
  newsletter: 'M4 5.500h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1M3.500 7l8.500 6l8.500-6',
  announcements: 'M4 10v4h3l7 4.500V5.500L7 10zM17.500 9a4 4 0 0 1 0 6M7 14l1 5.500h2.500L9.500 14.600',
  box: 'M4 9.500h16v10.500H4zM7 9.500L9 4h6l2 5.500M10 9.500h4M12 13v4',
  content: 'M5 3.500h9l5 5v12H5zM14 3.500v5h5M8 12.500h8M8 16h5',
  gifts:
    'M4 9.500h16v4H4zM5.500 13.500v7h13v-7M12 9.500v11M12 9.500c-2.500 0-5-1.500-4.500-3.500s4-1.500 4.500 3.500c.500-5 4-5.500 4.500-3.500s-2 3.500-4.500 3.500',
  causes:
    'M12 20.500c-5-3.500-8.500-6.500-8.500-10.500a4.500 4.500 0 0 1 8.500-2.200a4.500 4.500 0 0 1 8.500 2.200c0 4-3.500 7-8.500 10.500',
  donors: 'M12 11.500a4 4 0 1 0 0-8a4 4 0 0 0 0 8M4.500 20.500c0-4 3.300-6 7.500-6s7.500 2 7.500 6',
  'gift-aid': 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M15 9a2.500 2.500 0 0 0-5 0c0 2.500 1 3.500 0 7h5M9 12.500h4.500',
  bank: 'M3.500 9.500L12 4l8.500 5.500zM5 20.500h14M6.500 17.500v-8M10.500 17.500v-8M14 17.500v-8M17.500 17.500v-8',
  payouts:
    'M3 6.500h18v9H3zM12 8.500a2.500 2.500 0 1 0 0 5a2.500 2.500 0 0 0 0-5M12 17.500v4M9.500 19.500l2.500 2.500l2.500-2.500',
  reports: 'M4 3.500V20.500H20.500M8 16.500v-4M12 16.500V7M16 16.500v-6.500M20 16.500V5',
  displays: 'M4 4.500h16a1 1 0 0 1 1 1V16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V5.500a1 1 0 0 1 1-1M8.500 20.500h7M12 17v3.500',
  details: 'M4 20.500h16M6 20.500V12a6 6 0 0 1 12 0v8.500M12 6V2.500M10 20.500V16a2 2 0 0 1 4 0v4.500',
  staff:
    'M9 11a3.500 3.500 0 1 0 0-7a3.500 3.500 0 0 0 0 7M2.500 20c0-3.500 3-5.500 6.500-5.500s6.500 2 6.500 5.500M16 4.500a3.500 3.500 0 0 1 0 6.500M18 14.800c2.200.7 3.500 2.500 3.500 5.200',
  approvals:
    'M12 3l7.500 3v5.500c0 4.500-3 7.800-7.500 9.500c-4.500-1.700-7.500-5-7.500-9.500V6zM8.500 12l2.500 2.500l4.500-5',
  log: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
}

/** The icon of a page in the desk's navigation. */
export const NavIcon = ({ page }: { page: DeskPage }) => <Icon path={paths[page]} />

/** The icon of the "More" button. */
export const MoreIcon = () => <Icon path="M5 12h.01M12 12h.01M19 12h.01" width={3} />

function Icon({ path, width = 1.7 }: { path: string; width?: number }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth={width}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
