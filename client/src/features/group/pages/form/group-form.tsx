import { Button, Flex, Grid, Stack } from '@chakra-ui/react';
import { ChoiceField } from '../../../../components/form/choice-field.tsx';
import { FormError } from '../../../../components/form/form-error.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { Toggle } from '../../../../components/form/toggle.tsx';
import { MarkdownField } from '../../../../components/markdown-editor/markdown-field.tsx';
import { RestoredNotice } from '../../../../components/restored-notice.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { accessHint, accessLabels } from '../group-badges.tsx';
import { accesses } from '../list/group-list-address.ts';
import { bounds, codeLength, needsCode } from './group-values.ts';
import { NameFields } from './name-fields.tsx';
import { useGroupForm, type GroupFormProps } from './use-group-form.ts';

/** What a group says of itself and how it is joined. What is typed outlives the page until it is sent. */
export function GroupForm(props: GroupFormProps) {
  const t = useText();
  const { group } = props;
  const form = useGroupForm(props);
  const [access, description] = [form.field('access'), form.field('description')];
  const isHidden = form.values.isVisible !== 'true';
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <Stack gap="4">
        {form.isRestored ? (
          <RestoredNotice
            text={t({ id: 'group.restored' })}
            discard={t({ id: 'group.discard' })}
            discardText={t({ id: 'group.discardText' })}
            onDiscard={form.discard}
          />
        ) : null}
        <NameFields field={form.field} autoFocus={group === null} />
        <FormField
          label={t({ id: 'group.brief' })}
          hint={t({ id: 'group.briefHint' })}
          isRequired
          maxLength={bounds.brief.max}
          takesMore
          autoComplete="off"
          {...form.field('brief')}
        />
        <MarkdownField
          label={t({ id: 'group.description' })}
          isRequired
          rows={8}
          maxLength={bounds.description.max}
          value={description.value}
          error={description.error}
          onValue={description.onValue}
        />
        <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }} alignItems="start">
          <ChoiceField
            label={t({ id: 'group.access' })}
            hint={isHidden ? t({ id: 'group.access.hiddenHint' }) : t(accessHint(access.value))}
            value={access.value}
            options={accesses.map((each) => [each, t(accessLabels[each])] as const)}
            error={access.error}
            onValue={access.onValue}
          />
          {needsCode(form.values) ? (
            <FormField
              label={t({ id: 'group.code' })}
              hint={t({ id: 'group.codeHint' })}
              isRequired
              maxLength={codeLength}
              autoComplete="off"
              {...form.field('code')}
            />
          ) : null}
        </Grid>
        <Toggle
          label={t({ id: 'group.isVisible' })}
          checked={form.values.isVisible === 'true'}
          onChange={(isVisible) => form.setValue('isVisible', String(isVisible))}
        />
        <FormError refusal={form.refusal} />
        <Flex justify="flex-end">
          <Button type="submit" size="sm" colorPalette="accent" loading={form.isSending}>
            {group === null ? t({ id: 'group.create' }) : t({ id: 'group.save' })}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
