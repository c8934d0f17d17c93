import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Choice } from '../../components/choice.tsx';
import { DropZone } from '../../components/drop-zone.tsx';
import { CheckLabel } from '../../components/form/check-label.tsx';
import { ChoiceField } from '../../components/form/choice-field.tsx';
import { FormError } from '../../components/form/form-error.tsx';
import { FormField } from '../../components/form/form-field.tsx';
import { Toggle } from '../../components/form/toggle.tsx';
import { RestoredNotice } from '../../components/restored-notice.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { Sample } from './sample.tsx';

const languages = [
  ['cpp', 'C++'],
  ['python', 'Python 3'],
] as const;
const ignore = () => undefined;

/** What is filled in. */
export function FormSamples() {
  const [text, setText] = useState('Two Crates');
  const [language, setLanguage] = useState('cpp');
  const [isOn, setOn] = useState(true);
  return (
    <>
      <Sample of="SearchField, Choice, Toggle, CheckLabel">
        <SearchField label="Search problems" value="" flexBasis="10rem" onSearch={ignore} />
        <Choice label="Language" value={language} options={languages} onChange={setLanguage} />
        <Toggle label="Star participants" checked={isOn} onChange={setOn} />
        <CheckLabel>
          <input type="checkbox" defaultChecked />
          Keep me signed in
        </CheckLabel>
      </Sample>
      <Sample of="FormField, ChoiceField, FormError">
        <Stack gap="3" flex="1">
          <FormField
            label="Title"
            value={text}
            error={null}
            hint="At most 255 characters."
            isRequired
            onValue={setText}
          />
          <FormField label="Title" value={text} error="This title is taken." onValue={setText} />
          <FormField label="Begins" type="datetime-local" value="2026-11-27T18:00" error={null} onValue={ignore} />
          <FormField label="Hint" value={text} error={null} lines={2} maxLength={20} onValue={setText} />
          <ChoiceField label="Language" value={language} options={languages} error={null} onValue={setLanguage} />
          <FormError refusal={{ form: 'The problem was not saved.', fields: {}, retryAt: null }} />
        </Stack>
      </Sample>
      <Sample of="DropZone, RestoredNotice">
        <DropZone action="Choose a file" hint="A zip of at most 512 MB" onFiles={ignore} flex="1" />
        <RestoredNotice
          text="These fields hold what you typed on an earlier visit."
          discard="Discard"
          discardText="What you typed is deleted."
          onDiscard={ignore}
        />
      </Sample>
    </>
  );
}
