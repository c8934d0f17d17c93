import { Button, Flex, Stack } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import type { DomainError } from '../../lib/failure/domain-error.ts';
import { refusalOf } from '../../lib/form/refusal.ts';
import { useDraftedForm } from '../../lib/form/use-drafted-form.ts';
import { MoreSentences } from '../../lib/intl/more-sentences.tsx';
import { authorPart } from '../../lib/intl/parts/author.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { accountStore } from '../../lib/session/account-store.ts';
import { useStore } from '../../lib/store/store.ts';
import { FormError } from '../form/form-error.tsx';
import { Toggle } from '../form/toggle.tsx';
import { SheetDialog } from '../sheet-dialog.tsx';
import { SkeletonRows } from '../skeleton-rows.tsx';
import { newsFaults } from './news-faults.ts';
import { NewsFields } from './news-fields.tsx';

const fields = ['title', 'content', 'visible'] as const;

/** What an announcement says. */
export interface AnnouncementText {
  readonly title: string;
  /** Markdown. */
  readonly content: string;
  readonly isVisible: boolean;
}

interface AnnouncementDialogProps {
  /** Of the dialog. */
  readonly title: string;
  /** What is typed is kept by this name until it is saved. */
  readonly draft: string;
  /** Null: a new one. */
  readonly announcement: AnnouncementText | null;
  /** Beside the switch: to whom it is visible. */
  readonly visible: string;
  /** @returns why it was not saved, undefined without an answer of the server; null: it is saved. */
  readonly save: (text: AnnouncementText) => Promise<DomainError | undefined | null>;
  readonly onClose: () => void;
}

/** Writes or changes an announcement. What is typed outlives the dialog until it is saved. */
export function AnnouncementDialog(props: AnnouncementDialogProps) {
  // That of drafts: a session that is lost meanwhile does not close the form.
  const account = useStore(accountStore);
  return (
    <SheetDialog title={props.title} size="md" widest="60rem" focusesField onClose={props.onClose}>
      {/* The words of the Markdown editor. */}
      <Suspense fallback={<SkeletonRows count={3} height="72px" />}>
        <MoreSentences part={authorPart}>
          <AnnouncementForm key={account} account={account} {...props} />
        </MoreSentences>
      </Suspense>
    </SheetDialog>
  );
}

function AnnouncementForm({
  account,
  draft,
  announcement,
  visible,
  save,
  onClose,
}: AnnouncementDialogProps & { readonly account: string }) {
  const t = useText();
  const [saved] = useState({
    title: announcement?.title ?? '',
    content: announcement?.content ?? '',
    visible: String(announcement?.isVisible ?? true),
  });
  const form = useDraftedForm<(typeof fields)[number]>({
    form: draft,
    account,
    saved,
    kept: fields,
    check: newsFaults,
    async send({ title, content, visible: isShown }) {
      const failure = await save({ title, content, isVisible: isShown === 'true' });
      if (failure !== null) return refusalOf(t, failure, fields);
      form.discard();
      onClose();
      return null;
    },
  });
  const isVisible = form.values.visible === 'true';
  const isPublishing = isVisible && announcement?.isVisible !== true;
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <Stack gap="4">
        <NewsFields form={form} rows={10} />
        <Toggle label={visible} checked={isVisible} onChange={(isOn) => form.setValue('visible', String(isOn))} />
        <FormError refusal={form.refusal} />
        <Flex justify="flex-end">
          <Button type="submit" size="sm" colorPalette="accent" loading={form.isSending}>
            {isPublishing ? t({ id: 'author.news.publish' }) : t({ id: 'author.news.save' })}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
