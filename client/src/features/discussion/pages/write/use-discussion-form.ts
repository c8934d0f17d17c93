import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDiscussionPlace } from '../../../../components/discussion/discussion-place.ts';
import { discussionAddress } from '../../../../lib/address/discussion-address.ts';
import { refusalOf, type Refusal } from '../../../../lib/form/refusal.ts';
import { useDraftedForm } from '../../../../lib/form/use-drafted-form.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import type { DiscussionDetail_DiscussionFragment } from '../detail/discussion-detail.generated.ts';
import { useCreateDiscussionMutation, useUpdateDiscussionMutation } from './discussion-form.generated.ts';
import {
  disclosureOf,
  discussionFaults,
  discussionFields,
  valuesOf,
  type DiscussionField,
} from './discussion-values.ts';

export interface DiscussionFormProps {
  /** Null: a new one. */
  readonly discussion: DiscussionDetail_DiscussionFragment | null;
  /** Display id of the problem that it is about; null: none. */
  readonly problemId: string | null;
  /** Chosen at first for a new one; null: none. */
  readonly categoryId: string | null;
  /** User id. */
  readonly account: string;
  readonly onClose: () => void;
}

/** The form of a discussion and sending it; a new one is shown then. */
export function useDiscussionForm({ discussion, problemId, categoryId, account, onClose }: DiscussionFormProps) {
  const t = useText();
  const language = useLocale();
  const { groupId } = useDiscussionPlace();
  const navigate = useNavigate();
  // Pushed changes do not touch what is being edited.
  const [saved] = useState(() => valuesOf(discussion, categoryId));
  const [create] = useCreateDiscussionMutation();
  const [update] = useUpdateDiscussionMutation();
  const form = useDraftedForm<DiscussionField>({
    form: discussion === null ? newDraft(groupId, problemId) : `discussion ${discussion.id}`,
    account,
    saved,
    kept: discussionFields,
    check: discussionFaults,
    async send({ title, description, categoryId: category, content, disclosure, isPinned }) {
      const text = { title, description, categoryId: category, content, disclosure: disclosureOf(disclosure) };
      const done = (toast: string) => {
        showToast('success', toast);
        form.discard();
        onClose();
      };
      if (discussion === null) {
        const input = { ...text, groupId, problemDisplayId: problemId, isPinned: isPinned === 'true' };
        const result = (await create({ variables: { input } })).data?.createDiscussion;
        if (result?.__typename !== 'CreateDiscussionSuccess') return refusal(result);
        done(t({ id: 'discussion.posted' }));
        void navigate(discussionAddress(groupId, result.discussion.id));
        return null;
      }
      const result = (await update({ variables: { input: { id: discussion.id, ...text }, language } })).data
        ?.updateDiscussion;
      if (result?.__typename !== 'UpdateDiscussionSuccess') return refusal(result);
      done(t({ id: 'discussion.updated' }));
      return null;
    },
  });
  /** A fault of the problem has no field, so it is shown for the form. */
  const refusal = (failure: Parameters<typeof refusalOf>[1]): Refusal => {
    const found = refusalOf(t, failure, [...discussionFields, 'problemDisplayId'], {
      DiscussionCategoryNotFound: 'categoryId',
      TooFewSolvedToWrite: 'categoryId',
      NewcomerLimitReached: 'content',
    });
    return { ...found, form: found.form ?? found.fields['problemDisplayId'] ?? null };
  };
  return form;
}

/** Name of the draft of a new discussion. */
function newDraft(groupId: string | null, problemId: string | null): string {
  const about = problemId ?? 'the site';
  return groupId === null ? `discussion on ${about}` : `discussion on ${about} in group ${groupId}`;
}
