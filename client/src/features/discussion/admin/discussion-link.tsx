import { Link } from '@chakra-ui/react';

interface DiscussionLinkProps {
  readonly discussion: { readonly id: string; readonly title: string };
}

/** Leads to a discussion in another tab: the management is a window of its own. */
export function DiscussionLink({ discussion: { id, title } }: DiscussionLinkProps) {
  return (
    <Link
      href={`/discussion-detail/${id}`}
      target="_blank"
      rel="noreferrer"
      variant="plain"
      colorPalette="accent"
      color="accent.fg"
      fontWeight="medium"
      overflowWrap="anywhere"
    >
      {title}
    </Link>
  );
}
