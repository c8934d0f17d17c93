import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Panel } from '../../../components/panel.tsx';
import { UserLink } from '../../../components/user-link.tsx';
import { domainErrorText, isSuccess } from '../../../lib/failure/domain-error.ts';
import { useAttempt } from '../../../lib/failure/use-attempt.ts';
import { formatMinute } from '../../../lib/format/figures.ts';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { withColon } from '../../../lib/intl/with-colon.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import { settingTexts } from '../../../lib/site/setting-texts.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import {
  ScheduledSiteSettingsDocument,
  useCancelScheduledSiteSettingsMutation,
  useScheduledSiteSettingsQuery,
  type ScheduledSiteSettingsQuery,
} from './scheduled.generated.ts';
import { textOf, valueText, type Setting } from './setting-values.ts';

type Scheduled = ScheduledSiteSettingsQuery['scheduledSiteSettings'][number];

/** Changes that were made meanwhile show up within this time, in ms. */
const pollMs = 60_000;

const faults = {
  INVALID: message({ id: 'settings.scheduledInvalid' }),
  NOT_ALLOWED: message({ id: 'settings.scheduledNotAllowed' }),
} as const;

/** Changes of settings to come, and those that failed; nothing while there are none. */
export function ScheduledList({ settings }: { readonly settings: readonly Setting[] }) {
  const t = useText();
  const { data } = useScheduledSiteSettingsQuery({ fetchPolicy: 'cache-and-network', pollInterval: pollMs });
  const scheduled = data?.scheduledSiteSettings ?? [];
  if (scheduled.length === 0) return null;
  return (
    <Panel as="section" aria-labelledby="scheduled-settings" mb="3" px={{ base: '3', md: '4' }} py="3">
      <Heading as="h2" size="sm" id="scheduled-settings">
        {t({ id: 'settings.scheduledTitle' })}
      </Heading>
      <Box as="ul" listStyleType="none" aria-labelledby="scheduled-settings">
        {scheduled.map((row) => (
          <ScheduledRow key={row.id} row={row} settings={settings} />
        ))}
      </Box>
    </Panel>
  );
}

interface ScheduledRowProps {
  readonly row: Scheduled;
  readonly settings: readonly Setting[];
}

function ScheduledRow({ row: { id, state, dueAt, changes, actor }, settings }: ScheduledRowProps) {
  const t = useText();
  const locale = useLocale();
  const [cancel] = useCancelScheduledSiteSettingsMutation({ refetchQueries: [ScheduledSiteSettingsDocument] });
  const { isBusy, attempt } = useAttempt((sentence) => showToast('error', sentence));
  const time = formatMinute(new Date(dueAt));
  const isFailed = state === 'INVALID' || state === 'NOT_ALLOWED';
  const act = async () => {
    const result = (await cancel({ variables: { id } })).data?.cancelScheduledSiteSettings;
    if (!isSuccess(result)) showToast('error', domainErrorText(t, result));
  };
  return (
    <Box as="li" py="2" borderTopWidth="1px" _first={{ borderTopWidth: '0' }} fontSize="sm">
      <Flex gap="2" wrap="wrap" align="center">
        <Text fontWeight="medium">{time}</Text>
        {actor === null ? null : <UserLink username={actor.username} />}
        <Button
          size="xs"
          variant="outline"
          ms="auto"
          aria-disabled={isBusy}
          aria-label={t({ id: 'settings.cancelScheduledOf' }, { time })}
          onClick={() => void attempt(act)}
        >
          {isFailed ? t({ id: 'settings.putAway' }) : t({ id: 'settings.cancelScheduled' })}
        </Button>
      </Flex>
      {isFailed ? <Text color="red.fg">{t(faults[state])}</Text> : null}
      {changes.map(({ key, value }) => {
        const setting = settings.find((one) => one.key === key);
        return setting === undefined ? null : (
          <Text key={key} overflowWrap="anywhere">
            {withColon(t(settingTexts[key].title), locale) + valueText(t, setting, textOf(value))}
          </Text>
        );
      })}
    </Box>
  );
}
