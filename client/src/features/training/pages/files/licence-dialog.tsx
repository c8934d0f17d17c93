import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useId, useState, type FormEvent } from 'react';
import { FormError } from '../../../../components/form/form-error.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { SheetDialog } from '../../../../components/sheet-dialog.tsx';
import { failureText } from '../../../../lib/failure/failure.ts';
import { focusFirstFault } from '../../../../lib/form/focus-first-fault.ts';
import { noRefusal, refusalOf } from '../../../../lib/form/refusal.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useChangeTrainingLicenceMutation, type TrainingFileQuery } from './list-files.generated.ts';

interface LicenceDialogProps {
  readonly training: Pick<NonNullable<TrainingFileQuery['training']>, 'id' | 'licence' | 'source'>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** SPDX ids that are offered; any other may be typed. */
const licences = ['CC0-1.0', 'CC-BY-4.0', 'CC-BY-SA-4.0', 'CC-BY-NC-SA-4.0'];
const fields = ['licence', 'source'] as const;

/** Asks for what the file of a training needs. */
export function LicenceDialog({ training, onSaved, onClose }: LicenceDialogProps) {
  const t = useText();
  const listId = useId();
  const [values, setValues] = useState({ licence: training.licence, source: training.source });
  const [refusal, setRefusal] = useState(noRefusal);
  const [change, { loading }] = useChangeTrainingLicenceMutation();
  const save = async () => {
    const empty = fields.filter((field) => values[field].trim() === '');
    if (empty.length > 0) {
      const needed = t({ id: 'training.file.needed' });
      setRefusal({ ...noRefusal, fields: Object.fromEntries(empty.map((field) => [field, needed])) });
      return;
    }
    setRefusal(noRefusal);
    try {
      const result = (await change({ variables: { input: { id: training.id, ...values } } })).data
        ?.changeTrainingLicence;
      if (result?.__typename === 'ChangeTrainingLicenceSuccess') {
        onClose();
        onSaved();
      } else setRefusal(refusalOf(t, result, fields));
    } catch (error) {
      setRefusal({ ...noRefusal, form: failureText(t, error) });
    }
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (loading) return;
    const form = event.currentTarget;
    await save();
    focusFirstFault(form);
  };
  return (
    <SheetDialog title={t({ id: 'training.file.licenceTitle' })} size="sm" onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="4">
          <Text color="fg.muted" fontSize="sm">
            {t({ id: 'training.file.licenceHint' })}
          </Text>
          <FormField
            label={t({ id: 'training.file.licence' })}
            hint={t({ id: 'training.file.licenceExample' })}
            required
            maxLength={100}
            list={listId}
            value={values.licence}
            error={refusal.fields['licence'] ?? null}
            onValue={(licence) => setValues({ ...values, licence })}
          />
          <datalist id={listId}>
            {licences.map((licence) => (
              <option key={licence}>{licence}</option>
            ))}
          </datalist>
          <FormField
            label={t({ id: 'training.file.source' })}
            hint={t({ id: 'training.file.sourceExample' })}
            required
            maxLength={500}
            value={values.source}
            error={refusal.fields['source'] ?? null}
            onValue={(source) => setValues({ ...values, source })}
          />
          <FormError refusal={refusal} />
          <Flex justify="flex-end">
            <Button type="submit" size="sm" colorPalette="accent" aria-disabled={loading}>
              {t({ id: 'training.file.saveAndDownload' })}
            </Button>
          </Flex>
        </Stack>
      </form>
    </SheetDialog>
  );
}
