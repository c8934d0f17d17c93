import { Button, Flex } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router';
import { useProblemPlace } from '../../../components/problem/problem-place.ts';
import { problemAddress, problemKeepingAddress } from '../../../lib/address/problem-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { DownloadTests } from './download-tests.tsx';

interface EditorLinksProps {
  readonly problemId: number;
  readonly displayId: string;
  readonly isRemote: boolean;
}

/** Where else a problem can be looked at. */
export function EditorLinks({ problemId, displayId, isRemote }: EditorLinksProps) {
  const t = useText();
  const groupId = useProblemPlace();
  return (
    <Flex gap="2" wrap="wrap">
      <Button asChild size="xs" variant="outline">
        <a href={problemAddress(groupId, displayId)} target="_blank" rel="noreferrer">
          {t({ id: 'author.preview' })}
        </a>
      </Button>
      <Button asChild size="xs" variant="outline">
        <RouterLink to={problemKeepingAddress(groupId, problemId, 'jury')}>{t({ id: 'author.jury' })}</RouterLink>
      </Button>
      <Button asChild size="xs" variant="outline">
        <RouterLink to={problemKeepingAddress(groupId, problemId, 'revisions')}>
          {t({ id: 'author.revisions' })}
        </RouterLink>
      </Button>
      {isRemote ? (
        <Button asChild size="xs" variant="outline">
          <RouterLink to={`/admin/problem/${problemId}/remote`}>{t({ id: 'author.remote' })}</RouterLink>
        </Button>
      ) : null}
      <Button asChild size="xs" variant="outline">
        <RouterLink to={problemKeepingAddress(groupId, problemId, 'editorial')}>
          {t({ id: 'author.editorial' })}
        </RouterLink>
      </Button>
      <DownloadTests problemId={problemId} displayId={displayId} label={t({ id: 'author.download' })} />
    </Flex>
  );
}
