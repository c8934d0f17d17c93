import { Button, chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import { useText } from '../../../../lib/intl/use-text.ts';

interface NextLinkProps {
  readonly to: string;
  readonly problem: { readonly displayId: string; readonly title: string };
}

/** Leads on to a problem that is not solved: the next thing to press. */
export function NextLink({ to, problem: { displayId, title } }: NextLinkProps) {
  const t = useText();
  return (
    <Button asChild size="xs" variant="subtle" colorPalette="accent" maxW="full">
      <Link to={to}>
        <chakra.span truncate>{t({ id: 'accepted.next' }, { id: displayId, title })}</chakra.span>
      </Link>
    </Button>
  );
}
