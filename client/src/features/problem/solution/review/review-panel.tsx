import { Box, Text } from '@chakra-ui/react';
import { DiffText } from '../../../../components/text-diff/diff-text.tsx';
import { lineDiff } from '../../../../components/text-diff/line-diff.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { SolutionText } from '../solution-text.tsx';
import { ReviewForm } from './review-form.tsx';
import type { ReviewPanel_SolutionFragment } from './solution-review.generated.ts';

interface ReviewPanelProps {
  readonly solution: ReviewPanel_SolutionFragment;
  readonly languageNames: ReadonlyMap<string, string>;
  /** The page shows the version above already. */
  readonly isTextAbove: boolean;
  readonly onReviewed: () => void;
}

/** The version that waits, what it changes of the published one, and the decision. */
export function ReviewPanel({ solution, languageNames, isTextAbove, onReviewed }: ReviewPanelProps) {
  const t = useText();
  const account = useViewer().user?.id;
  const { pending, isPublished } = solution;
  if (pending === null || account === undefined) return null;
  return (
    <>
      {isPublished ? <Changes solution={solution} pending={pending} /> : null}
      {isTextAbove ? null : (
        <Box as="section" aria-label={pending.title} mb="4">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {pending.title}
          </Text>
          <SolutionText
            version={pending}
            languageName={languageNames.get(pending.languageKey) ?? pending.languageKey}
          />
        </Box>
      )}
      {pending.isAccepted ? null : (
        <Text role="note" mb="3" px="3" py="2" bg="amber.subtle" color="amber.fg" borderRadius="l2" fontSize="sm">
          {t({ id: 'solution.reviewNotAccepted' })}
        </Text>
      )}
      <ReviewForm key={pending.id} versionId={pending.id} account={account} onReviewed={onReviewed} />
    </>
  );
}

const fields = {
  title: message({ id: 'solution.title' }),
  help: message({ id: 'solution.help' }),
  content: message({ id: 'solution.content' }),
  code: message({ id: 'solution.code' }),
} as const;

interface ChangesProps extends Pick<ReviewPanelProps, 'solution'> {
  readonly pending: NonNullable<ReviewPanel_SolutionFragment['pending']>;
}

/** What the version that waits changes of the one that readers see. */
function Changes({ solution, pending }: ChangesProps) {
  const t = useText();
  const changed = (['title', 'help', 'content', 'code'] as const).filter((field) => solution[field] !== pending[field]);
  return (
    <Box as="section" aria-label={t({ id: 'solution.changes' })} mb="4">
      <Text mb="2" color="fg.muted" fontSize="sm">
        {changed.length === 0 ? t({ id: 'solution.noChanges' }) : t({ id: 'solution.changes' })}
      </Text>
      {changed.map((field) => (
        <Box key={field} mb="2">
          <Box fontSize="sm" fontWeight="medium" mb="1">
            {t(fields[field])}
          </Box>
          <Box px="3" py="2" bg="bg.subtle" borderWidth="1px" borderRadius="l2">
            <DiffText parts={lineDiff(solution[field], pending[field])} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
