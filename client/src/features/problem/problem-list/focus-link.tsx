import { Button } from '@chakra-ui/react';
import { Link as RouterLink, useLocation } from 'react-router';
import { Icon } from '../../../components/icon/icon.tsx';
import { useProblemPlace } from '../../../components/problem/problem-place.ts';
import { problemFocusAddress } from '../../../lib/address/problem-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';

interface FocusLinkProps {
  /** Of the problems; undefined: there is none. */
  readonly first: string | undefined;
  /** It keeps its place, so that what is beside it does not move when it comes. */
  readonly isLoading: boolean;
}

/** Solves the problems of this page of the list one after the other. */
export function FocusLink({ first, isLoading }: FocusLinkProps) {
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
    return isLoading ? (
      <Button size="sm" variant="outline" visibility="hidden" disabled>
        {content}
      </Button>
    ) : null;
  return (
    <Button asChild size="sm" variant="outline">
      <RouterLink to={problemFocusAddress(groupId, first, search)}>{content}</RouterLink>
    </Button>
  );
}
