import { Grid } from '@chakra-ui/react';
import { FormField, type FormFieldProps } from '../../../../components/form/form-field.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { bounds } from './group-values.ts';

interface NameFieldsProps {
  /** Of the form that the names are in. */
  readonly field: (name: 'name' | 'shortName') => Omit<FormFieldProps, 'label'>;
  readonly autoFocus?: boolean;
}

/** Name and short name of a group. */
export function NameFields({ field, autoFocus = false }: NameFieldsProps) {
  const t = useText();
  return (
    <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', md: '2fr 1fr' }} alignItems="start">
      <FormField
        label={t({ id: 'group.name' })}
        isRequired
        maxLength={bounds.name.max}
        takesMore
        autoComplete="off"
        autoFocus={autoFocus}
        {...field('name')}
      />
      <FormField
        label={t({ id: 'group.shortName' })}
        hint={t({ id: 'group.shortNameHint' })}
        isRequired
        maxLength={bounds.shortName.max}
        autoComplete="off"
        {...field('shortName')}
      />
    </Grid>
  );
}
