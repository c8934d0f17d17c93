import { Button } from '@chakra-ui/react';
import { Link as RouterLink, useLocation } from 'react-router';
import { Icon } from '../../../components/icon/icon.tsx';
import { useProblemPlace } from '../../../components/problem/problem-place.ts';
import { problemFocusAddress } from '../../../lib/address/problem-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';

/** Solves the problems of this page of the list one after the other. @param first of them; undefined: there is none. */
export function FocusLink({ first }: { readonly first: string | undefined }) {
  const t = useText();
  const groupId = useProblemPlace();
  const { search } = useLocation();
  if (first === undefined) return null;
  return (
    <Button asChild size="sm" variant="outline">
      <RouterLink to={problemFocusAddress(groupId, first, search)}>
        <Icon name="device" />
        {t({ id: 'problemList.focus' })}
      </RouterLink>
    </Button>
  );
}
