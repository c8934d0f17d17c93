import { useParams, useSearchParams } from 'react-router';
import { filterOf, readProblemListAddress } from '../features/problem/problem-list/problem-list-address.ts';
import { ListFocusBar } from '../features/problem/workspace/focus/list-focus-bar.tsx';
import { ProblemPage } from '../features/problem/workspace/problem-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { problemPart } from '../lib/intl/parts/problem.ts';
import { useViewer } from '../lib/session/use-viewer.ts';

/** What the address says of the tab of one problem goes to no other. */
function listOf(params: URLSearchParams): string {
  const list = new URLSearchParams(params);
  list.delete('tab');
  return list.size === 0 ? '' : `?${list}`;
}

/**
 * A problem among those of a page of the problem list, whose filter stands in the address. The router asks for this
 * name.
 */
export function Component() {
  const { problemID = '' } = useParams();
  const [params] = useSearchParams();
  const { hasToken } = useViewer();
  const address = readProblemListAddress(params, hasToken);
  const { sort, page, size } = address;
  const list = listOf(params);
  return (
    <MoreSentences part={problemPart}>
      <ProblemPage
        key={problemID}
        displayId={problemID}
        focusBar={
          <ListFocusBar
            displayId={problemID}
            list={{
              variables: { filter: filterOf(address), sort, page: { page, size } },
              listAddress: `/problem${list}`,
              addressOf: (displayId) => `/problem/${encodeURIComponent(displayId)}/full-screen${list}`,
            }}
          />
        }
      />
    </MoreSentences>
  );
}
