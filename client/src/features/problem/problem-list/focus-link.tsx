import { Button } from '@chakra-ui/react';
import { Link as RouterLink, useLocation } from 'react-router';
import { Icon } from '../../../components/icon/icon.tsx';
import { useProblemPlace } from '../../../components/problem/problem-place.ts';
import { problemFocusAddress } from '../../../lib/address/problem-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';

interface FocusLinkProps {
  /** Of the problems; undefined: there is none, or none yet, and what is beside it stays where it is. */
  readonly first: string | undefined;
}

/** Solves the problems of this page of the list one after the other. */
export function FocusLink({ first }: FocusLinkProps) {
  const t = useText();
  const groupId = useProblemPlace();
  const { search } = useLocation();
  const content = (
    <>
      <Icon name="device" />
      {t({ id: 'problemList.focus' })}
    </>
  );
  if (first === undefined)
    return (
      <Button size="sm" variant="outline" disabled>
        {content}
      </Button>
    );
  return (
    <Button asChild size="sm" variant="outline">
      <RouterLink to={problemFocusAddress(groupId, first, search)}>{content}</RouterLink>
    </Button>
  );
}
