import { useParams, useSearchParams } from 'react-router';
import { filterOf, readProblemListAddress } from '../features/problem/problem-list/problem-list-address.ts';
import { ListFocusBar } from '../features/problem/workspace/focus/list-focus-bar.tsx';
import { listOf } from '../features/problem/workspace/focus/list-of.ts';
import { ProblemPage } from '../features/problem/workspace/problem-page.tsx';
import { problemFocusAddress, problemListAddress } from '../lib/address/problem-address.ts';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { problemPart } from '../lib/intl/parts/problem.ts';
import { useViewer } from '../lib/session/use-viewer.ts';

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
              listAddress: `${problemListAddress(null)}${list}`,
              addressOf: (displayId) => problemFocusAddress(null, displayId, list),
            }}
          />
        }
      />
    </MoreSentences>
  );
}
