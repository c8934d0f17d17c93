import { Box, Text } from '@chakra-ui/react';
import { useDiscussionPlace } from '../../../../components/discussion/discussion-place.ts';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { SheetDialog } from '../../../../components/sheet-dialog.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { withGap } from '../../../../lib/intl/with-gap.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import type { DiscussionDetail_DiscussionFragment } from '../detail/discussion-detail.generated.ts';
import { useDiscussionFormQuery } from './discussion-form.generated.ts';
import { DiscussionForm } from './discussion-form.tsx';

interface DiscussionDialogProps {
  /** Null: a new one. */
  readonly discussion: DiscussionDetail_DiscussionFragment | null;
  /** Display id of the problem that it is about; null: none. */
  readonly problemId: string | null;
  /** Chosen at first for a new one; null: none. */
  readonly categoryId: string | null;
  readonly onClose: () => void;
}

/** Starts or changes a discussion. A viewer who may not start one reads the reason before writing. */
export function DiscussionDialog({ discussion, problemId, categoryId, onClose }: DiscussionDialogProps) {
  const t = useText();
  const account = useViewer().user?.id;
  const { groupId } = useDiscussionPlace();
  const { data, error, refetch } = useDiscussionFormQuery({
    variables: { language: useLocale(), groupId, problemDisplayId: problemId, isForNew: discussion === null },
    fetchPolicy: 'network-only',
  });
  const refusal = discussion === null ? (data?.discussionRefusal ?? null) : null;
  return (
    <SheetDialog
      title={discussion === null ? t({ id: 'discussion.start' }) : t({ id: 'discussion.editTitle' })}
      size="md"
      widest="60rem"
      onClose={onClose}
    >
      <LoadingRows data={data} error={error} onRetry={() => void refetch()} count={6} height="56px" />
      {refusal === null ? null : (
        <Box role="note" px="3" py="2" bg="bg.muted" borderRadius="l2">
          {refusal}
          <Text mt="2">
            {withGap(t({ id: 'discussion.askInstead' }))}
            <TextLink to={ownSubmissions(problemId)}>{t({ id: 'nav.mySubmissions' })}</TextLink>
          </Text>
        </Box>
      )}
      {data !== undefined && account !== undefined && refusal === null ? (
        <DiscussionForm
          discussion={discussion}
          problemId={problemId}
          categoryId={firstCategory(data.discussionCategories, categoryId)}
          categories={data.discussionCategories}
          account={account}
          onClose={onClose}
        />
      ) : null}
    </SheetDialog>
  );
}

/** The wanted category if a discussion may be started in it; else the only one there is. */
function firstCategory(categories: readonly { readonly id: string }[], wanted: string | null): string | null {
  if (categories.some(({ id }) => id === wanted)) return wanted;
  return categories.length === 1 ? (categories[0]?.id ?? null) : null;
}

/** The viewer's submissions, to a problem if one is named: newcomers, too, ask about their own code. */
function ownSubmissions(problemId: string | null): string {
  const params = new URLSearchParams({ onlyMine: 'true' });
  if (problemId !== null) params.set('problemID', problemId);
  return `/status?${params.toString()}`;
}
