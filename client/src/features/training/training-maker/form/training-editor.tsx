import { Box, Flex, Grid, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ChangeButton } from '../../../../components/archive/change-button.tsx';
import { CheckLabel } from '../../../../components/form/check-label.tsx';
import { ChoiceField } from '../../../../components/form/choice-field.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { Toggle } from '../../../../components/form/toggle.tsx';
import { MarkdownField } from '../../../../components/markdown-editor/markdown-field.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { RestoredNotice } from '../../../../components/restored-notice.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { maxText, maxTitle } from '../../../../components/training/text-limits.ts';
import { TrainingConflict } from '../../../../components/training/training-conflict.tsx';
import { TranslationFields } from '../../../../components/training/translations/translation-fields.tsx';
import { trainingListAddress, trainingPlanAddress } from '../../../../lib/address/training-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import type { TrainingForm_FormFragment, TrainingFormCategoriesQuery } from './training-form.generated.ts';
import { useTrainingEditor } from './use-training-editor.ts';

interface TrainingEditorProps {
  /** Null: a new training. */
  readonly stored: TrainingForm_FormFragment | null;
  /** Where it is; null: on the site. */
  readonly groupId: string | null;
  readonly categories: TrainingFormCategoriesQuery['trainingCategories'];
  /** User id of the editor. */
  readonly account: string;
}

/** The whole form of a training. */
export function TrainingEditor({ stored: initial, groupId, categories, account }: TrainingEditorProps) {
  const t = useText();
  const editor = useTrainingEditor({ initial, groupId, account });
  const { stored, values, change, fault } = editor;
  return (
    <form noValidate onSubmit={(event) => void editor.submit(event)} aria-label={t({ id: 'trainings.form' })}>
      <Stack gap="4">
        {editor.isRestored ? (
          <RestoredNotice
            text={t({ id: 'trainings.restored' })}
            discard={t({ id: 'trainings.discard' })}
            discardText={t({ id: 'trainings.discardText' })}
            onDiscard={editor.discard}
          />
        ) : null}
        <Panel p="4">
          <Stack gap="3">
            <FormField
              name="title"
              label={t({ id: 'trainings.title' })}
              isRequired
              maxLength={maxTitle}
              takesMore
              value={values.title}
              error={fault('title')}
              onValue={(title) => change({ title })}
            />
            <MarkdownField
              label={t({ id: 'trainings.description' })}
              isRequired
              maxLength={maxText}
              value={values.description}
              error={fault('description')}
              onValue={(description) => change({ description })}
            />
            <TranslationFields values={values} onChange={change} />
            <Row>
              <ChoiceField
                label={t({ id: 'trainings.category' })}
                isRequired
                value={values.categoryId}
                options={[
                  ['', t({ id: 'trainings.chooseCategory' })],
                  ...categories.map(({ id, name }) => [id, name] as const),
                ]}
                error={fault('categoryId')}
                onValue={(categoryId) => change({ categoryId })}
              />
              <FormField
                name="rank"
                label={t({ id: 'trainings.rank' })}
                hint={t({ id: 'trainings.rankHint' })}
                inputMode="numeric"
                maxLength={10}
                value={values.rank}
                error={fault('rank')}
                onValue={(rank) => change({ rank })}
              />
            </Row>
            <Row>
              <ChoiceField
                label={t({ id: 'trainings.access' })}
                hint={t({ id: 'trainings.accessHint' })}
                value={values.access}
                options={[
                  ['PUBLIC', t({ id: 'trainings.access.public' })],
                  ['PRIVATE', t({ id: 'trainings.access.private' })],
                ]}
                error={fault('access')}
                onValue={(access) => change({ access })}
              />
              {values.access === 'PRIVATE' ? (
                <FormField
                  name="password"
                  isRequired
                  autoComplete="off"
                  maxLength={255}
                  label={t({ id: 'trainings.password' })}
                  hint={t({ id: 'trainings.passwordHint' })}
                  value={values.password}
                  error={fault('password')}
                  onValue={(password) => change({ password })}
                />
              ) : null}
            </Row>
            {editor.asksAboutMembers ? (
              <CheckLabel>
                <input
                  type="checkbox"
                  checked={editor.removesMembers}
                  onChange={(event) => editor.setRemovesMembers(event.target.checked)}
                />
                {t({ id: 'trainings.removesMembers' })}
              </CheckLabel>
            ) : null}
            <Toggle
              label={t({ id: 'trainings.visible' })}
              checked={values.isVisible === 'true'}
              onChange={(isVisible) => change({ isVisible: String(isVisible) })}
            />
          </Stack>
        </Panel>
        <Box role="alert" color="fg.error" fontSize="sm" _empty={{ display: 'none' }}>
          {editor.failure}
        </Box>
        <Flex gap="3" align="center" pb="6" wrap="wrap">
          <ChangeButton type="submit" size="sm" colorPalette="accent" disabled={editor.isSending}>
            {stored === null ? t({ id: 'trainings.create' }) : t({ id: 'trainings.save' })}
          </ChangeButton>
          {stored === null ? null : (
            <TextLink to={trainingPlanAddress(stored)}>{t({ id: 'trainings.toProblems' })}</TextLink>
          )}
          <TextLink to={groupId === null ? '/admin/training' : trainingListAddress(groupId)}>
            {t({ id: 'trainings.toList' })}
          </TextLink>
        </Flex>
      </Stack>
      <TrainingConflict {...editor.conflicting} />
    </form>
  );
}

/** Fields beside each other where there is room. */
function Row({ children }: { readonly children: ReactNode }) {
  return (
    <Grid gap="3" templateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }} alignItems="start">
      {children}
    </Grid>
  );
}
