import { Box, Text } from '@chakra-ui/react';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { remoteOperations } from '../../../components/remote/remote-looks.ts';
import { formatDateTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { withColon } from '../../../lib/intl/with-colon.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import { useRemoteRobotsQuery } from './remote-admin.generated.ts';

/** What the judge closes to robots of what the site does for users: admins choose its modes by that. */
export function RobotsLines({ judgeKey }: { readonly judgeKey: string }) {
  const t = useText();
  const locale = useLocale();
  const { data, error, refetch } = useRemoteRobotsQuery({ variables: { judgeKey }, fetchPolicy: 'network-only' });
  if (data === undefined) return <LoadingRows data={data} error={error} onRetry={() => void refetch()} count={1} />;
  const { remoteRobots: robots } = data;
  if (robots === null)
    return (
      <Text fontSize="sm" color="fg.muted">
        {t({ id: 'remoteAdmin.robotsNever' })}
      </Text>
    );
  const at = formatDateTime(new Date(robots.readAt));
  if (robots.closedPaths.length === 0)
    return (
      <Text fontSize="sm" color="fg.muted">
        {t({ id: 'remoteAdmin.robotsOpen' }, { at })}
      </Text>
    );
  return (
    <Box fontSize="sm">
      <Text>{t({ id: 'remoteAdmin.robotsClosed' }, { at })}</Text>
      <Box as="ul" listStyleType="none" mt="1">
        {robots.closedPaths.map(({ operation, path }) => (
          <Box as="li" key={`${operation} ${path}`} overflowWrap="anywhere">
            {withColon(t(remoteOperations[operation]), locale)}
            <Box as="code" fontFamily="mono" fontSize="xs">
              {path}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
