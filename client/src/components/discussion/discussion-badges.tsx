import { Badge } from '@chakra-ui/react';
import { message } from '../../lib/intl/message.ts';
import { useText } from '../../lib/intl/use-text.ts';
import type { DiscussionBadges_DiscussionFragment } from './discussion-badges.generated.ts';

const limits = {
  SOLVED: {
    label: message({ id: 'discussion.disclosure.solved' }),
    hint: message({ id: 'discussion.badge.solvedHint' }),
  },
  STAFF: { label: message({ id: 'discussion.disclosure.staff' }), hint: message({ id: 'discussion.badge.staffHint' }) },
} as const;

/** What sets a discussion apart: answered or not, pinned, locked, disabled, or only for some readers. */
export function DiscussionBadges({ discussion }: { readonly discussion: DiscussionBadges_DiscussionFragment }) {
  const t = useText();
  const { isPinned, isDisabled, isLocked, disclosure, answerId, category } = discussion;
  const limit = disclosure === 'ALL' ? null : limits[disclosure];
  return (
    <>
      {category.isHelp ? <AnswerBadge isAnswered={answerId !== null} /> : null}
      {isPinned ? (
        <Badge size="sm" colorPalette="accent">
          {t({ id: 'discussion.isPinned' })}
        </Badge>
      ) : null}
      {isDisabled ? (
        <Badge size="sm" colorPalette="red" title={t({ id: 'discussion.badge.disabledHint' })}>
          {t({ id: 'discussion.isDisabled' })}
        </Badge>
      ) : null}
      {isLocked ? (
        <Badge size="sm" colorPalette="gray" title={t({ id: 'discussion.badge.lockedHint' })}>
          {t({ id: 'discussion.isLocked' })}
        </Badge>
      ) : null}
      {limit === null ? null : (
        <Badge size="sm" colorPalette="amber" title={t(limit.hint)}>
          {t(limit.label)}
        </Badge>
      )}
    </>
  );
}

/** Whether a question has an accepted answer. */
export function AnswerBadge({ isAnswered }: { readonly isAnswered: boolean }) {
  const t = useText();
  return isAnswered ? (
    <Badge size="sm" colorPalette="green">
      <span aria-hidden>✓</span> {t({ id: 'discussion.answered' })}
    </Badge>
  ) : (
    <Badge size="sm" colorPalette="gray">
      {t({ id: 'discussion.unanswered' })}
    </Badge>
  );
}
