import { Box, Flex } from '@chakra-ui/react';
import { Icon } from '../../components/icon/icon.tsx';
import { useSiteAlarmsQuery } from './site-alarms.generated.ts';

/** Faults show up within this time, in ms. */
const pollMs = 30_000;

/** Faults of the site that its admins have to mend, above every management page. */
export function SiteAlarms() {
  const { data } = useSiteAlarmsQuery({ pollInterval: pollMs, fetchPolicy: 'network-only' });
  const alarms = data?.siteAlarms ?? [];
  if (alarms.length === 0) return null;
  return (
    <Box role="alert" bg="bg.error" color="fg.error" px={{ base: '3', md: '6' }} py="1.5" borderBottomWidth="1px">
      {alarms.map(({ message }) => (
        <Flex key={message} gap="2" py="0.5">
          <Box flexShrink="0" pt="1">
            <Icon name="alert" />
          </Box>
          <Box minW="0" overflowWrap="anywhere">
            {message}
          </Box>
        </Flex>
      ))}
    </Box>
  );
}
