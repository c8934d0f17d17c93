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
  type DiscussionValues,
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
  const [writtenAt] = useState(() => discussion?.editedAt ?? discussion?.createdAt);
  const [conflictAt, setConflictAt] = useState<string | null>(null);
  const [create] = useCreateDiscussionMutation();
  const [update] = useUpdateDiscussionMutation();
  const send = async (
    { categoryId: category, disclosure, isPinned, ...words }: DiscussionValues,
    basis: string | undefined,
  ): Promise<Refusal | null> => {
    const text = { ...words, categoryId: category, disclosure: disclosureOf(disclosure) };
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
    const input = { id: discussion.id, ...text, basis };
    const result = (await update({ variables: { input, language } })).data?.updateDiscussion;
    if (result?.__typename === 'TextChanged') {
      setConflictAt(result.writtenAt);
      return null;
    }
    if (result?.__typename !== 'UpdateDiscussionSuccess') return refusal(result);
    done(t({ id: 'discussion.updated' }));
    return null;
  };
  const form: ReturnType<typeof useDraftedForm<DiscussionField>> = useDraftedForm<DiscussionField>({
    form: discussion === null ? newDraft(groupId, problemId) : `discussion ${discussion.id}`,
    account,
    saved,
    ...(writtenAt !== undefined && { version: writtenAt }),
    kept: discussionFields,
    check: discussionFaults,
    send: (values) => send(values, form.grownFrom),
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
  /** Saves over what was saved in another tab. */
  const overwrite = async () => {
    if (conflictAt === null) return;
    setConflictAt(null);
    const refused = await send(form.values, conflictAt);
    if (refused !== null) form.refuse(refused);
  };
  return { ...form, conflictAt, overwrite, closeConflict: () => setConflictAt(null) };
}

/** Name of the draft of a new discussion. */
function newDraft(groupId: string | null, problemId: string | null): string {
  const about = problemId ?? 'the site';
  return groupId === null ? `discussion on ${about}` : `discussion on ${about} in group ${groupId}`;
}
