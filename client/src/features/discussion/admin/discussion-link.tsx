import { Link } from '@chakra-ui/react';

interface DiscussionLinkProps {
  readonly discussion: { readonly id: string; readonly title: string };
}

/** Opens a discussion in another tab, so that the back-office stays open. */
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
