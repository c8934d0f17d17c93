import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { CheckLabel } from '../../../components/form/check-label.tsx';
import { ChoiceField } from '../../../components/form/choice-field.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { Toggle } from '../../../components/form/toggle.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { roleNames } from '../../../lib/session/role-names.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import {
  audiences,
  filterRoles,
  isFilterEmpty,
  ordinaryRoles,
  recipientsOf,
  wordsOf,
  type noticeFields,
} from './notice-values.ts';
import { audienceNames } from './notice-words.ts';
import { useNoticeRecipientCountQuery } from './notices.generated.ts';
import { TargetPicker } from './target-picker.tsx';
import { foundClasses, foundContests, foundGroups } from './targets.ts';

type Name = (typeof noticeFields)[number];

interface AudienceFieldsProps {
  readonly values: Readonly<Record<Name, string>>;
  readonly setValue: (name: Name, value: string) => void;
  readonly field: (name: Name) => {
    readonly value: string;
    readonly error: string | null;
    readonly onValue: (value: string) => void;
  };
}

/** Who a notice is for: all, admins, named users, or the union of lists. */
export function AudienceFields({ values, setValue, field }: AudienceFieldsProps) {
  const t = useText();
  const chosen = wordsOf(values.roles);
  const isForAdmins = useViewer().siteActs.includes('NOTIFY_ADMINS');
  const { value, error, onValue } = field('audience');
  return (
    <Stack gap="4">
      <ChoiceField
        label={t({ id: 'siteNotice.audience' })}
        value={value}
        error={error}
        onValue={onValue}
        options={audiences
          .filter((each) => isForAdmins || each !== 'ADMINS')
          .map((each) => [each, t(audienceNames[each])] as const)}
      />
      {values.audience === 'DESIGNATED' ? (
        <FormField
          label={t({ id: 'siteNotice.usernames' })}
          hint={t({ id: 'siteNotice.usernamesHint' })}
          isRequired
          lines={3}
          {...field('usernames')}
        />
      ) : null}
      {values.audience === 'FILTERED' ? (
        <>
          <TargetPicker
            label={t({ id: 'siteNotice.groups' })}
            search={t({ id: 'siteNotice.findGroups' })}
            value={values.groups}
            offersOf={foundGroups}
            onValue={(text) => setValue('groups', text)}
          />
          <TargetPicker
            label={t({ id: 'siteNotice.classes' })}
            search={t({ id: 'siteNotice.findClasses' })}
            value={values.classes}
            offersOf={foundClasses}
            onValue={(text) => setValue('classes', text)}
          />
          <TargetPicker
            label={t({ id: 'siteNotice.contests' })}
            search={t({ id: 'siteNotice.findContests' })}
            value={values.contests}
            offersOf={foundContests}
            onValue={(text) => setValue('contests', text)}
          />
          <Stack as="fieldset" gap="1">
            <chakra.legend fontSize="sm" fontWeight="medium" mb="1">
              {t({ id: 'siteNotice.roles' })}
            </chakra.legend>
            <Flex columnGap="4" rowGap="1" wrap="wrap">
              {(isForAdmins ? filterRoles : ordinaryRoles).map((role) => (
                <CheckLabel key={role}>
                  <input
                    type="checkbox"
                    checked={chosen.includes(role)}
                    onChange={({ target }) =>
                      setValue(
                        'roles',
                        (target.checked ? [...chosen, role] : chosen.filter((each) => each !== role)).join(' '),
                      )
                    }
                  />
                  {t(roleNames[role])}
                </CheckLabel>
              ))}
            </Flex>
          </Stack>
          <Toggle
            label={t({ id: 'siteNotice.neverSeen' })}
            checked={values.neverSeen === 'true'}
            onChange={(isOn) => setValue('neverSeen', String(isOn))}
          />
          <ReachedCount values={values} />
        </>
      ) : null}
    </Stack>
  );
}

/** How many accounts a filter finds as it is now. */
function ReachedCount({ values }: Pick<AudienceFieldsProps, 'values'>) {
  const t = useText();
  const isEmpty = isFilterEmpty(values);
  const { data, previousData } = useNoticeRecipientCountQuery({
    variables: { recipients: recipientsOf(values) },
    skip: isEmpty,
    fetchPolicy: 'network-only',
  });
  const count = isEmpty ? undefined : (data ?? previousData)?.noticeRecipientCount;
  return (
    <Text color="fg.muted" fontSize="sm" minH="5" aria-live="polite">
      {count === undefined ? '' : t({ id: 'siteNotice.recipients' }, { count })}
    </Text>
  );
}
