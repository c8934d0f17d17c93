import { Box, Button, Flex, Grid } from '@chakra-ui/react';
import { useRef, useState, type FormEvent } from 'react';
import { FormError } from '../../../components/form/form-error.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { focusFirstFault } from '../../../lib/form/focus-first-fault.ts';
import { noRefusal, withoutFault, type Refusal } from '../../../lib/form/refusal.ts';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { useUpdateFortuneListsMutation, type FortuneEntry_EntryFragment } from './fortune-list.generated.ts';
import { SiteSettingsDocument } from './settings.generated.ts';

/** Lists by their settings. */
export const listNames = { checkInSigns: 'signs', checkInGood: 'good', checkInBad: 'bad' } as const;
export type ListKey = keyof typeof listNames;

/** As the server limits them. */
const entryCount = { min: 2, max: 100 };
const maxLength = { title: 40, note: 80 };

/** Fields of an entry, with the path by which the server names them. */
const fields = [
  { name: 'zhTitle', path: 'zh-CN.title', part: 'title', label: message({ id: 'settings.fortune.zhTitle' }) },
  { name: 'zhNote', path: 'zh-CN.note', part: 'note', label: message({ id: 'settings.fortune.zhNote' }) },
  { name: 'enTitle', path: 'en-US.title', part: 'title', label: message({ id: 'settings.fortune.enTitle' }) },
  { name: 'enNote', path: 'en-US.note', part: 'note', label: message({ id: 'settings.fortune.enNote' }) },
] as const;
type Entry = { readonly [Name in (typeof fields)[number]['name']]: string } & { readonly id: number };

interface FortuneFormProps {
  readonly settingKey: ListKey;
  readonly entries: readonly FortuneEntry_EntryFragment[];
  readonly onSaved: () => void;
}

/** Adds, changes and removes texts of a list, and saves them together. */
export function FortuneForm({ settingKey, entries, onSaved }: FortuneFormProps) {
  const t = useText();
  const [update, { loading }] = useUpdateFortuneListsMutation({ refetchQueries: [SiteSettingsDocument] });
  const [rows, setRows] = useState<readonly Entry[]>(() => entries.map(entryOf));
  const [refusal, setRefusal] = useState(noRefusal);
  const nextId = useRef(entries.length);

  const change = (id: number, part: Partial<Entry>) => {
    setRows(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));
    setRefusal(noRefusal);
  };
  const add = () => {
    setRows([...rows, { id: nextId.current, zhTitle: '', zhNote: '', enTitle: '', enNote: '' }]);
    nextId.current += 1;
  };
  const send = async (): Promise<Refusal> => {
    try {
      const input = { [listNames[settingKey]]: rows.map(inputOf) };
      const result = (await update({ variables: { input } })).data?.updateFortuneLists;
      if (result?.__typename === 'UpdateFortuneListsSuccess') {
        showToast('success', t({ id: 'settings.saved' }));
        onSaved();
        return noRefusal;
      }
      const found = result?.__typename === 'InvalidInput' ? result.fields : [];
      const faults = Object.fromEntries(found.map(({ path, message: words }) => [path, words]));
      return { ...noRefusal, fields: faults, form: result?.message ?? t({ id: 'error.server' }) };
    } catch {
      return { ...noRefusal, form: t({ id: 'error.network' }) };
    }
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setRefusal(await send());
    focusFirstFault(form);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <FormError refusal={refusal} />
      <Box>
        {rows.map((row, index) => (
          <Box
            key={row.id}
            role="group"
            aria-label={t({ id: 'settings.fortune.entry' }, { number: index + 1 })}
            py="3"
            borderBottomWidth="1px"
          >
            <Grid gap="2" templateColumns={{ base: 'minmax(0, 1fr)', md: '2fr 3fr 2fr 3fr' }} alignItems="start">
              {fields.map(({ name, path, part, label }) => (
                <FormField
                  key={name}
                  label={t(label)}
                  isRequired={part === 'title'}
                  autoComplete="off"
                  maxLength={maxLength[part]}
                  takesMore
                  value={row[name]}
                  error={refusal.fields[`${settingKey}.${index}.${path}`] ?? null}
                  onValue={(text) => {
                    change(row.id, { [name]: text });
                    setRefusal(withoutFault(`${settingKey}.${index}.${path}`));
                  }}
                />
              ))}
            </Grid>
            {rows.length > entryCount.min ? (
              <Button
                size="2xs"
                mt="1"
                variant="ghost"
                aria-label={t({ id: 'settings.fortune.removeOf' }, { number: index + 1 })}
                onClick={() => setRows(rows.filter(({ id }) => id !== row.id))}
              >
                {t({ id: 'settings.fortune.remove' })}
              </Button>
            ) : null}
          </Box>
        ))}
      </Box>
      <Flex gap="2" py="3" wrap="wrap" justify="space-between">
        <Button size="sm" variant="outline" disabled={rows.length >= entryCount.max} onClick={add}>
          {t({ id: 'settings.fortune.add' })}
        </Button>
        <Button type="submit" size="sm" colorPalette="accent" disabled={loading}>
          {t({ id: 'settings.save' })}
        </Button>
      </Flex>
    </form>
  );
}

function entryOf({ zhCN, enUS }: FortuneEntry_EntryFragment, id: number): Entry {
  return { id, zhTitle: zhCN.title, zhNote: zhCN.note, enTitle: enUS.title, enNote: enUS.note };
}

function inputOf({ zhTitle, zhNote, enTitle, enNote }: Entry) {
  return { zhCN: { title: zhTitle, note: zhNote }, enUS: { title: enTitle, note: enNote } };
}
