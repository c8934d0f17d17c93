import { Box } from '@chakra-ui/react';
import { useSiteAlarmsQuery } from './site-alarms.generated.ts';

/** Faults show up within this time, in ms. */
const POLL_MS = 30_000;

/** Faults of the site that its admins have to mend, above every management page. */
export function SiteAlarms() {
  const { data } = useSiteAlarmsQuery({ pollInterval: POLL_MS, fetchPolicy: 'network-only' });
  const alarms = data?.siteAlarms ?? [];
  if (alarms.length === 0) return null;
  return (
    <Box role="alert" bg="bg.error" color="fg.error" px={{ base: '3', md: '6' }} py="2" borderBottomWidth="1px">
      {alarms.map(({ message }) => (
        <Box key={message} overflowWrap="anywhere">
          {message}
        </Box>
      ))}
    </Box>
  );
}
