import { faultsOf, type Faults } from '../../../../lib/form/entrance-fields.ts';
import { message } from '../../../../lib/intl/message.ts';
import type { DiscussionDetail_DiscussionFragment } from '../detail/discussion-detail.generated.ts';

/** Longest title and description, and longest content, in characters (specification, section 5); the server decides. */
export const maxLineLength = 255;
const maxContentLength = 65_535;

export const discussionFields = ['title', 'description', 'categoryId', 'content', 'disclosure', 'isPinned'] as const;
export type DiscussionField = (typeof discussionFields)[number];
export type DiscussionValues = Readonly<Record<DiscussionField, string>>;

/** The form of a stored discussion; null: of a new one. */
export function valuesOf(
  discussion: DiscussionDetail_DiscussionFragment | null,
  categoryId: string | null,
): DiscussionValues {
  return {
    title: discussion?.title ?? '',
    description: discussion?.description ?? '',
    categoryId: discussion?.category.id ?? categoryId ?? '',
    content: discussion?.content ?? '',
    disclosure: discussion?.disclosure ?? 'ALL',
    isPinned: 'false',
  };
}

/** What is wrong with the form. */
export function discussionFaults({
  title,
  description,
  categoryId,
  content,
}: DiscussionValues): Faults<DiscussionField> {
  const isEmpty = (text: string) => text.trim() === '';
  return faultsOf({
    title: isEmpty(title) ? message({ id: 'discussion.fault.title' }) : null,
    description: isEmpty(description) ? message({ id: 'discussion.fault.description' }) : null,
    categoryId: categoryId === '' ? message({ id: 'discussion.fault.category' }) : null,
    content: isEmpty(content)
      ? message({ id: 'discussion.fault.content' })
      : content.length > maxContentLength
        ? message({ id: 'discussion.fault.contentLong' })
        : null,
    disclosure: null,
    isPinned: null,
  });
}

/** Who reads it. */
export function disclosureOf(text: string): DiscussionDetail_DiscussionFragment['disclosure'] {
  return text === 'SOLVED' || text === 'STAFF' ? text : 'ALL';
}
