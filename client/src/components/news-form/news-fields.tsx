import type { ComponentProps } from 'react';
import { useText } from '../../lib/intl/use-text.ts';
import { FormField } from '../form/form-field.tsx';
import { MarkdownField } from '../markdown-editor/markdown-field.tsx';
import { RestoredNotice } from '../restored-notice.tsx';

/** Characters; the server decides. */
const maxTitle = 255;
const maxContent = 65_535;

interface NewsFieldsProps {
  readonly form: {
    readonly isRestored: boolean;
    readonly discard: () => void;
    readonly field: (
      name: 'title' | 'content',
    ) => Pick<ComponentProps<typeof FormField>, 'name' | 'value' | 'error' | 'onValue' | 'onBlur'>;
  };
  readonly rows: number;
}

/** Title and text of news: announcements and notices. The sentences are those of authors. */
export function NewsFields({ form, rows }: NewsFieldsProps) {
  const t = useText();
  const content = form.field('content');
  return (
    <>
      {form.isRestored ? (
        <RestoredNotice
          text={t({ id: 'author.news.restored' })}
          discard={t({ id: 'author.news.discard' })}
          discardText={t({ id: 'author.news.discardText' })}
          onDiscard={form.discard}
        />
      ) : null}
      <FormField
        label={t({ id: 'author.news.title' })}
        isRequired
        maxLength={maxTitle}
        takesMore
        autoComplete="off"
        {...form.field('title')}
      />
      <MarkdownField
        label={t({ id: 'author.news.content' })}
        isRequired
        rows={rows}
        maxLength={maxContent}
        value={content.value}
        error={content.error}
        onValue={content.onValue}
      />
    </>
  );
}
