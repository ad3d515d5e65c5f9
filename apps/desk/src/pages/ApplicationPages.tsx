import {
  ApplicationListScreen,
  ApplicationScreen,
  ApplicationsScreen,
  ClassesScreen,
  parseKind,
  parseStatus,
  RegisterScreen,
} from '@minaret/screens/desk/applications'
import { useParams, useSearchParams } from 'react-router'
import { MosquePage } from '../MosquePage.tsx'

/** The overview of applications. */
export const ApplicationsPage = () => <MosquePage>{(mosque) => <ApplicationsScreen mosque={mosque} />}</MosquePage>

/** The list of course applications or maktab families; the filter is in the URL. */
export function ApplicationListPage() {
  const { kind } = useParams()
  const [search] = useSearchParams()
  const course = search.get('course')
  const filter = { kind: parseKind(kind), show: parseStatus(search.get('show')), ...(course ? { course } : {}) }
  return <MosquePage>{(mosque) => <ApplicationListScreen mosque={mosque} filter={filter} />}</MosquePage>
}

/** One application. */
export function ApplicationPage() {
  const { kind, application = '' } = useParams()
  return (
    <MosquePage>
      {(mosque) => <ApplicationScreen key={application} mosque={mosque} kind={parseKind(kind)} id={application} />}
    </MosquePage>
  )
}

/** The maktab's classes. */
export const ClassesPage = () => <MosquePage>{(mosque) => <ClassesScreen mosque={mosque} />}</MosquePage>

/** A class's register; the day is in the URL, today by default. */
export function RegisterPage() {
  const { class: id = '' } = useParams()
  const [search] = useSearchParams()
  const day = search.get('day')
  return (
    <MosquePage>
      {(mosque) => (
        <RegisterScreen mosque={mosque} id={id} {...(day && /^\d{4}-\d\d-\d\d$/.test(day) ? { day } : {})} />
      )}
    </MosquePage>
  )
}
