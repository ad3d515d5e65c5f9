import {
  ApplicationListScreen,
  ApplicationScreen,
  ApplicationsScreen,
  ClassesScreen,
  readKind,
  readShow,
  RegisterScreen,
} from '@minaret/screens/desk/applications'
import { useParams, useSearchParams } from 'react-router'
import { MosquePage } from '../MosquePage.tsx'

/** What people applied for. */
export const ApplicationsPage = () => <MosquePage>{(mosque) => <ApplicationsScreen mosque={mosque} />}</MosquePage>

/** Applications for courses, or families of the maktab; which of them is in the address. */
export function ApplicationListPage() {
  const { kind } = useParams()
  const [search] = useSearchParams()
  const course = search.get('course')
  const wanted = { kind: readKind(kind), show: readShow(search.get('show')), ...(course ? { course } : {}) }
  return <MosquePage>{(mosque) => <ApplicationListScreen mosque={mosque} wanted={wanted} />}</MosquePage>
}

/** One application. */
export function ApplicationPage() {
  const { kind, application = '' } = useParams()
  return (
    <MosquePage>
      {(mosque) => <ApplicationScreen key={application} mosque={mosque} kind={readKind(kind)} id={application} />}
    </MosquePage>
  )
}

/** The maktab's classes. */
export const ClassesPage = () => <MosquePage>{(mosque) => <ClassesScreen mosque={mosque} />}</MosquePage>

/** A class's register; the day is in the address, today without one. */
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
