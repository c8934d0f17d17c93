import type { RestCommentWriterFragment } from './comment.rest.generated.ts';
import type { RestDiscussionFragment } from './discussion.rest.generated.ts';

/** The role of a writer, as badges show it. */
export function wireRole({ role }: Pick<RestCommentWriterFragment, 'role'>): string {
  if (role === 'ROOT') return 'root';
  return role === 'ADMIN' || role === 'PROBLEM_ADMIN' ? 'admin' : 'user';
}

/** A discussion of a list. */
export function wireDiscussion(discussion: RestDiscussionFragment) {
  const { author, category, createdAt, editedAt } = discussion;
  return {
    id: Number(discussion.id),
    categoryId: Number(category.id),
    title: discussion.title,
    description: discussion.description,
    content: null,
    pid: discussion.problemDisplayId,
    uid: author.id,
    author: author.username,
    avatar: author.avatarUrl,
    role: wireRole(author),
    viewNum: discussion.viewCount,
    likeNum: discussion.likeCount,
    commentNum: discussion.commentCount,
    topPriority: discussion.isPinned,
    status: discussion.isDisabled ? 1 : 0,
    gid: discussion.groupId === null ? null : Number(discussion.groupId),
    gmtCreate: createdAt,
    gmtModified: editedAt ?? createdAt,
  };
}

const tagOf = {
  SPAM: 'spam ad',
  ILLEGAL: 'illegal',
  VULGAR: 'vulgar',
  FRAUD: 'gambling fraud',
  ABUSE: 'malicious abuse',
  PLAGIARISM: 'plagiarism',
  SPOILER: 'spoiler',
  OFF_TOPIC: 'off topic',
  OTHER: 'other',
} as const;
type Reason = keyof typeof tagOf;

/** Labels that old clients write in either language. */
const reasonOf = new Map<string, Reason>([
  ...(Object.entries(tagOf) as [Reason, string][]).map(([reason, tag]): [string, Reason] => [tag, reason]),
  ['垃圾广告', 'SPAM'],
  ['违法违规', 'ILLEGAL'],
  ['色情低俗', 'VULGAR'],
  ['赌博诈骗', 'FRAUD'],
  ['恶意辱骂', 'ABUSE'],
  ['恶意谩骂', 'ABUSE'],
  ['抄袭', 'PLAGIARISM'],
]);

/** Reads `#tag# #tag# reason`. Unknown labels stay in the text. */
export function readReport(content: string): { readonly reasons: Reason[]; readonly text: string } {
  const reasons: Reason[] = [];
  const rest: string[] = [];
  // Odd parts stand between two signs, unless the last one is not closed.
  const parts = content.split('#');
  for (const [index, part] of parts.entries()) {
    const reason = index % 2 === 1 && index < parts.length - 1 ? reasonOf.get(part.trim().toLowerCase()) : undefined;
    if (reason !== undefined) reasons.push(reason);
    else if (part.trim() !== '') rest.push(part.trim());
  }
  return { reasons: [...new Set(reasons)], text: rest.join(' ') };
}

/** Writes a report as `#tag# #tag# reason`. */
export function wireReport({ reasons, text }: { readonly reasons: readonly Reason[]; readonly text: string }): string {
  return [...reasons.map((reason) => `#${tagOf[reason]}#`), text].filter((part) => part !== '').join(' ');
}
