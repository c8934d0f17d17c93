import { Flex } from '@chakra-ui/react';
import { MoreSentences } from '../../lib/intl/more-sentences.tsx';
import { remotePart } from '../../lib/intl/parts/remote.ts';
import { Icon } from '../icon/icon.tsx';
import { TextLink } from '../text-link.tsx';
import { remoteStates } from './remote-looks.ts';
import { useRemoteStatesQuery, type RemoteLine_StatusFragment } from './remote-status.generated.ts';
import { useRemoteLine } from './use-remote-line.ts';

/** Pause between two looks at the state of judges, in ms: pages stay open for hours. */
const pollMs = 15_000;

interface RemoteLineProps {
  readonly status: RemoteLine_StatusFragment;
  /** The site submits for the reader, as with his own session. */
  readonly isSentBySite: boolean;
}

/** How the judge of a remote problem is, above the button that submits; leads to the page of all judges. */
export function RemoteLine(props: RemoteLineProps) {
  return (
    <MoreSentences part={remotePart}>
      <Line {...props} />
    </MoreSentences>
  );
}

function Line({ status: forEveryone, isSentBySite }: RemoteLineProps) {
  // Its answers update the status that the page has in the cache.
  useRemoteStatesQuery({ fetchPolicy: 'cache-and-network', pollInterval: pollMs });
  const lineOf = useRemoteLine();
  const isOwnWay = isSentBySite && forEveryone.state === 'BROWSER_ONLY' && forEveryone.cause === null;
  const status: RemoteLine_StatusFragment = isOwnWay ? { ...forEveryone, state: 'WORKING' } : forEveryone;
  const isWell = status.state === 'WORKING';
  return (
    <Flex
      align="center"
      gap="2"
      px="3"
      py="1.5"
      borderTopWidth="1px"
      fontSize="xs"
      flexShrink="0"
      color={isWell ? 'fg.muted' : `${remoteStates[status.state].palette}.fg`}
      role="status"
      data-remote-state={status.state}
    >
      <Icon name={isWell ? 'globe' : 'alert'} size="3.5" />
      <TextLink to="/remote-judges" color="inherit">
        {lineOf(status)}
      </TextLink>
    </Flex>
  );
}
