import { Badge } from '@chakra-ui/react';
import { useText } from '../../lib/intl/use-text.ts';
import type { CommentWriter_WriterFragment } from './comments.generated.ts';

/** Marks the super admins and admins of the site among authors. */
export function RoleBadge({ role }: Pick<CommentWriter_WriterFragment, 'role'>) {
  const t = useText();
  if (role === 'ROOT')
    return (
      <Badge size="sm" colorPalette="red">
        {t({ id: 'comment.superAdmin' })}
      </Badge>
    );
  return role === 'ADMIN' || role === 'PROBLEM_ADMIN' ? (
    <Badge size="sm" colorPalette="accent">
      {t({ id: 'comment.admin' })}
    </Badge>
  ) : null;
}
