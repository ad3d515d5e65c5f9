import { isIssue, parseIssueConflict } from './conflicts.ts'
import { mosqueOf } from './deskKeys.ts'
import { useDesk } from './DeskProvider.tsx'
import { useDeskAction } from './useDeskAction.ts'
import { deskQuery } from './useDeskQuery.ts'

type IssueChange = 'issueAdd' | 'issueSave' | 'issueTest' | 'issueSend' | 'issuePause' | 'issueResume'

/**
 * Changes an issue of the newsletter. The issue in the response is shown, even if it is a refusal, so that the next attempt
 * starts from it.
 */
export function useIssueAction<Id extends IssueChange>(id: Id) {
  const { api, queryClient } = useDesk()
  const show = (params: unknown, issue: unknown) => {
    if (!isIssue(issue)) return
    const { queryKey } = deskQuery(api, 'issueView', { mosque: mosqueOf(params) ?? '', issue: issue.id })
    queryClient.setQueryData(queryKey, issue)
  }
  return useDeskAction(id, {
    refresh: 'issueList',
    refreshOn: 'success',
    onSuccess: ({ data }, params) => show(params, data),
    onError: (error, params) => show(params, parseIssueConflict(error)),
  })
}
