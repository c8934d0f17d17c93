import { Badge, Box, chakra, Flex, Switch, Text } from '@chakra-ui/react';
import { reportReasons } from '../../../components/discussion/report-reasons.ts';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { UserLink } from '../../../components/user-link.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { DiscussionLink } from './discussion-link.tsx';
import {
  DiscussionReportsDocument,
  useMarkDiscussionReportMutation,
  type ReportRow_ReportFragment,
} from './reports.generated.ts';

/** What a reader says is wrong with a discussion, and whether a moderator has dealt with it. */
export function ReportRow({ report }: { readonly report: ReportRow_ReportFragment }) {
  const t = useText();
  const act = useAct();
  const { id, reasons, text, isRead, updatedAt, discussion, reporter } = report;
  const [mark] = useMarkDiscussionReportMutation({ refetchQueries: [DiscussionReportsDocument] });
  return (
    <Flex
      as="li"
      px="3"
      py="3"
      gap="2"
      columnGap="4"
      wrap="wrap"
      align="center"
      layerStyle="row"
      data-unread={isRead ? undefined : ''}
    >
      <Box flex="1 1 20rem" minW="0">
        <Flex gap="1.5" wrap="wrap" align="center">
          <DiscussionLink discussion={discussion} />
          {reasons.map((reason) => (
            <Badge key={reason} size="sm" colorPalette="red">
              {t(reportReasons[reason])}
            </Badge>
          ))}
        </Flex>
        {text === '' ? null : (
          <Text mt="1" overflowWrap="anywhere" whiteSpace="pre-line">
            {text}
          </Text>
        )}
        <Flex mt="1" columnGap="3" wrap="wrap" color="fg.muted" fontSize="xs">
          <UserLink username={reporter.username} />
          <RelativeTime at={updatedAt} />
        </Flex>
      </Box>
      <Switch.Root
        size="sm"
        colorPalette="accent"
        checked={isRead}
        onCheckedChange={({ checked }) =>
          void act(
            async () => (await mark({ variables: { input: { id, isRead: checked } } })).data?.markDiscussionReport,
            t({ id: 'discussion.updated' }),
          )
        }
      >
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label fontSize="xs">
          <span aria-hidden>{t({ id: 'discussion.admin.dealtWith' })}</span>
          <chakra.span srOnly>
            {t({ id: 'discussion.admin.dealtWithOf' }, { name: reporter.username, title: discussion.title })}
          </chakra.span>
        </Switch.Label>
      </Switch.Root>
    </Flex>
  );
}
