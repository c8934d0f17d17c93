import { useState } from 'react';
import { noRefusal, type Refusal, refusalOf } from '../../../../lib/form/refusal.ts';
import { useDraftedForm } from '../../../../lib/form/use-drafted-form.ts';
import { joinList } from '../../../../lib/intl/join-list.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import {
  useCreateGroupMutation,
  useUpdateGroupMutation,
  type GroupForm_GroupFragment,
} from './group-form.generated.ts';
import {
  basisOf,
  changesOf,
  fieldNames,
  groupFaults,
  groupFields,
  inputOf,
  valuesOf,
  versionOf,
  type GroupField,
} from './group-values.ts';

export interface GroupFormProps {
  /** Null: a new one. */
  readonly group: GroupForm_GroupFragment | null;
  /** User id. */
  readonly account: string;
  readonly onSaved: (groupId: string) => void;
  /** Reads the group as it is now; a new one has nothing to read. */
  readonly reload?: () => Promise<GroupForm_GroupFragment | null>;
}

/** The form of a group and sending it. */
export function useGroupForm({ group, account, onSaved, reload }: GroupFormProps) {
  const t = useText();
  const locale = useLocale();
  const [saved, setSaved] = useState(() => valuesOf(group));
  const [create] = useCreateGroupMutation();
  const [update] = useUpdateGroupMutation();
  const form = useDraftedForm<GroupField>({
    form: group === null ? 'group' : `group ${group.id}`,
    account,
    saved,
    version: versionOf(saved),
    kept: groupFields,
    check: groupFaults,
    async send(values): Promise<Refusal | null> {
      if (group === null) {
        const result = (await create({ variables: { input: inputOf(values) } })).data?.createGroup;
        if (result?.__typename !== 'CreateGroupSuccess') return refusalOf(t, result, groupFields);
        showToast('success', t({ id: 'group.createdDone' }));
        form.discard();
        onSaved(result.group.id);
        return null;
      }
      const input = { id: group.id, ...changesOf(saved, values), basedOn: basisOf(form.grownFrom) };
      const result = (await update({ variables: { input } })).data?.updateGroup;
      if (result?.__typename === 'SettingsChanged') {
        const stored = (await reload?.()) ?? null;
        if (stored !== null) {
          const now = valuesOf(stored);
          form.rebase(now, versionOf(now));
          setSaved(now);
        }
        const names = groupFields.filter((field) => result.keys.includes(field)).map((field) => t(fieldNames[field]));
        return { ...noRefusal, form: t({ id: 'group.conflict' }, { names: joinList(names, locale) }) };
      }
      if (result?.__typename !== 'UpdateGroupSuccess') return refusalOf(t, result, groupFields);
      showToast('success', t({ id: 'group.updated' }));
      form.discard();
      onSaved(group.id);
      return null;
    },
  });
  return form;
}
