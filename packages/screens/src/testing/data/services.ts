import type { GalleryImage, LegalPage, Resource, SearchHit, Service, ServiceDetail } from '@minaret/contract'
import { images } from './images.ts'

const nikah: Service = {
  id: 'nikah',
  title: 'Marriage (nikah)',
  summary: 'The ceremony, the contract and advice beforehand.',
  image: images.hall,
}

/** Services, with and without a picture. */
export const services: Service[] = [
  nikah,
  { id: 'funerals', title: 'Funerals', summary: 'Call us at any hour. We help with washing, prayer and burial.' },
  { id: 'advice', title: 'Family advice', summary: 'In confidence, with a trained counsellor.' },
]

/** The details of a service. */
export const serviceDetail: ServiceDetail = {
  ...nikah,
  body: '<p>Please contact us at least four weeks before the day.</p><ul><li>Two witnesses</li><li>Proof of identity</li></ul>',
  price: '£150',
  hours: 'By appointment',
  contact: '+44 1274 496 0001',
}

const file = { mediaType: 'application/pdf', bytes: 248_000, updated: '2026-10-01T09:00:00Z' }

/** Files in two categories. */
export const resources: Resource[] = [
  {
    id: 'annual-report',
    title: 'Annual report 2025',
    category: 'Reports',
    href: '/files/report.pdf',
    fileName: 'report.pdf',
    ...file,
  },
  {
    id: 'timetable',
    title: 'Prayer timetable 2026',
    summary: 'Two pages, for printing.',
    category: 'Timetables',
    href: '/files/timetable.pdf',
    fileName: 'timetable.pdf',
    ...file,
  },
]

/** Pictures in two albums. */
export const gallery: GalleryImage[] = [
  { id: 'g1', album: 'Eid 2026', caption: 'The courtyard after the prayer', image: images.courtyard },
  { id: 'g2', album: 'Eid 2026', image: images.hall },
  { id: 'g3', album: 'Roof repairs', caption: 'Scaffolding', image: images.roof },
]

/** A privacy notice, or the terms. */
export const legalPage: LegalPage = {
  title: 'Privacy notice',
  body: '<p>This page says what we keep about you, and why.</p><h2>What we keep</h2><ul><li>Your name and email address when you write to us.</li></ul>',
  updated: '2026-09-01T09:00:00Z',
}

/** The hits for "roof". */
export const hits: SearchHit[] = [
  {
    kind: 'news',
    id: 'roof-repairs',
    title: 'Roof repairs start on Monday',
    summary: 'The main hall stays open.',
    at: '2026-11-18T09:00:00Z',
  },
  { kind: 'cause', id: 'roof', title: 'Roof fund', summary: 'Help us repair the roof.' },
]
