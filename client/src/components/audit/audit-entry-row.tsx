import { Box, Flex } from '@chakra-ui/react';
import { formatDateTime } from '../../lib/format/figures.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { TextLink } from '../text-link.tsx';
import { UserLink } from '../user-link.tsx';
import { actText } from './act-texts.ts';
import type { AuditEntryRow_EntryFragment } from './audit-entry.generated.ts';
import { kindTexts } from './audit-texts.ts';
import { changeText, settingText } from './change-text.ts';

interface AuditEntryRowProps {
  readonly entry: AuditEntryRow_EntryFragment;
  /** False where all entries are about the same. */
  readonly hasTarget?: boolean;
}

/** An entry of the audit log: when, who did what to what, where, and what became of it. */
export function AuditEntryRow({ entry, hasTarget = true }: AuditEntryRowProps) {
  const t = useText();
  const { action, actor, at, reason } = entry;
  const act = actText(action);
  return (
    <Flex as="li" px={{ base: '3', md: '4' }} py="2.5" columnGap="4" rowGap="1" wrap="wrap" layerStyle="row">
      <Box as="time" color="fg.muted" fontSize="xs" flex="none" w={{ base: 'full', md: '9.5rem' }} pt="0.5">
        {formatDateTime(new Date(at))}
      </Box>
      <Box flex="1 1 16rem" minW="0">
        <Flex columnGap="1.5" wrap="wrap" overflowWrap="anywhere">
          {actor === null ? <span>{t({ id: 'audit.site' })}</span> : <UserLink username={actor.username} />}
          <span>{act === null ? action : t(act)}</span>
          {hasTarget ? <EntryTarget entry={entry} /> : null}
          <EntryPlace entry={entry} />
        </Flex>
        <EntryChanges entry={entry} />
        {reason === '' ? null : (
          <Box fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            {t({ id: 'audit.reason' }, { reason })}
          </Box>
        )}
      </Box>
    </Flex>
  );
}

interface EntryProps {
  readonly entry: AuditEntryRow_EntryFragment;
}

/** What became of the fields; nothing where none changed. */
export function EntryChanges({ entry: { changes } }: EntryProps) {
  const t = useText();
  if (changes.length === 0) return null;
  return (
    <Box as="ul" listStyleType="none" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
      {changes.map((change) => (
        <li key={change.field}>{changeText(t, change)}</li>
      ))}
    </Box>
  );
}

/** What it was done to. */
export function EntryTarget({ entry: { target, targetKind, targetId } }: EntryProps) {
  const t = useText();
  // What is done to the site as a whole says so itself.
  if (targetKind === 'SITE') return null;
  if (target !== null) {
    const name = targetKind === 'SETTING' ? settingText(t, target.name) : target.name;
    return target.path === null ? <span>{name}</span> : <TextLink to={target.path}>{name}</TextLink>;
  }
  const kind = kindTexts[targetKind];
  return (
    <Box as="span" color="fg.muted">
      {kind === undefined ? targetKind : t(kind)} {targetId}
    </Box>
  );
}

/** In which group it was done, unless the group itself is the target. */
export function EntryPlace({ entry: { groupId, groupName, targetKind } }: EntryProps) {
  const t = useText();
  if (groupId === null || targetKind === 'GROUP') return null;
  return (
    <Box as="span" color="fg.muted">
      {groupName === null
        ? t({ id: 'audit.groupGone' }, { id: groupId })
        : t({ id: 'audit.inGroup' }, { name: groupName })}
    </Box>
  );
}
