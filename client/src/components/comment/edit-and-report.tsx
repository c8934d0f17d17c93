import { useText } from '../../lib/intl/use-text.ts';
import { ReportButton } from '../report/report-button.tsx';
import type { ReportedText } from '../report/report-dialog.tsx';
import { TextButton } from './text-button.tsx';

interface EditAndReportProps {
  readonly on: ReportedText;
  /** Username of its author. */
  readonly writer: string;
  readonly canEdit: boolean;
  readonly canReport: boolean;
  readonly isEditing: boolean;
  readonly onEditing: (isEditing: boolean) => void;
}

/** Buttons below a comment or reply that open its form or a report on it. */
export function EditAndReport({ on, writer, canEdit, canReport, isEditing, onEditing }: EditAndReportProps) {
  const t = useText();
  return (
    <>
      {canEdit ? (
        <TextButton aria-expanded={isEditing} onClick={() => onEditing(!isEditing)}>
          {t({ id: 'comment.edit' })}
        </TextButton>
      ) : null}
      {canReport ? (
        <ReportButton
          on={on}
          variant="ghost"
          px="2"
          color="fg.muted"
          label={t({ id: 'comment.reportOf' }, { name: writer })}
        />
      ) : null}
    </>
  );
}
